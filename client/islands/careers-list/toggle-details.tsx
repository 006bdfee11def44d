import type { ComponentProps, ReactNode } from "react";

interface ToggleDetailsProps extends Omit<ComponentProps<"details">, "open" | "onToggle"> {
  isOpen: boolean;
  /** Called after the browser has opened or closed it, also for a match of "find in page". */
  onToggle(isOpen: boolean): void;
  summary: ReactNode;
  summaryClass: string | undefined;
}

/** A disclosure that the browser opens and closes; the machine follows, and closes others. */
export function ToggleDetails(props: ToggleDetailsProps) {
  const { isOpen, onToggle, summary, summaryClass, children, ...rest } = props;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)} {...rest}>
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  );
}
