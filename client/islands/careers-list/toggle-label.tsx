import type { ReactNode } from "react";
import button from "../../components/button.module.css";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./careers-list.module.css";

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
