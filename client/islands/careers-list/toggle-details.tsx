import type { ComponentProps, MouseEvent, ReactNode, ToggleEvent } from "react";

interface ToggleDetailsProps extends Omit<ComponentProps<"details">, "open" | "onToggle"> {
  isOpen: boolean;
  onToggle(): void;
  summary: ReactNode;
  summaryClass: string | undefined;
}

/**
 * A disclosure whose state the machine controls: a click on the summary only sends an event. If the browser
 * opens the disclosure itself, for example for a match of "find in page", the machine is notified.
 */
export function ToggleDetails(props: ToggleDetailsProps) {
  const { isOpen, onToggle, summary, summaryClass, children, ...rest } = props;
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) onToggle();
  };
  return (
    <details open={isOpen} onToggle={handleToggle} {...rest}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={summaryClass} onClick={handleClick}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
