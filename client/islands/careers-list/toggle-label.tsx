import type { ReactNode } from "react";
import button from "../../components/button.module.css";
import { classNames } from "../../components/class-names.ts";
import styles from "./careers-list.module.css";

interface ToggleLabelProps {
  look: "outline" | "ghost";
  className?: string | undefined;
  children: ReactNode;
}

/** A label that looks like a button inside a summary; the whole summary is clickable. */
export function ToggleLabel({ look, className, children }: ToggleLabelProps) {
  return (
    <span className={classNames(button.button, button[look], button.sm, styles.chevron, className)}>
      {children}
    </span>
  );
}
