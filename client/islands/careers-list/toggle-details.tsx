import type { ComponentProps, MouseEvent, ReactNode, ToggleEvent } from "react";

interface ToggleDetailsProps extends Omit<ComponentProps<"details">, "open" | "onToggle"> {
  isOpen: boolean;
  onToggle(): void;
  summary: ReactNode;
  summaryClass: string | undefined;
}

/**
 * A disclosure whose state is the machine's: a click on the summary only asks the machine. What the
 * browser opens by itself, such as a match of a search in the page, is told to the machine.
 */
export function ToggleDetails(props: ToggleDetailsProps) {
  const { isOpen, onToggle, summary, summaryClass, children, ...rest } = props;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  const follow = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) onToggle();
  };
  return (
    <details open={isOpen} onToggle={follow} {...rest}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={summaryClass} onClick={ask}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
