import type { ReactNode } from "react";
import button from "../../components/button.module.css";
import { classNames } from "../../components/class-names.ts";
import styles from "./careers-list.module.css";

interface ToggleLabelProps {
  look: "outline" | "ghost";
  className?: string | undefined;
  children: ReactNode;
}

/** What looks like the button of a summary; the whole summary can be pressed. */
export function ToggleLabel({ look, className, children }: ToggleLabelProps) {
  return (
    <span className={classNames(button.button, button[look], button.sm, styles.chevron, className)}>
      {children}
    </span>
  );
}
