import type { ComponentProps, ReactNode } from "react";
import button from "../../components/button.module.css";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./careers-list.module.css";

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

interface ToggleLabelProps {
  look: "outline" | "ghost";
  className?: string | undefined;
  children: ReactNode;
}

/** A label that looks like a button inside a summary; the whole summary is clickable. */
export function ToggleLabel({ look, className, children }: ToggleLabelProps) {
  return (
    <span
      className={classNames(
        button.button,
        button[look],
        button.sm,
        styles.look,
        text.chevron,
        className,
      )}
    >
      {children}
    </span>
  );
}
