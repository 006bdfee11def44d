import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./steps.module.css";

export interface Step {
  title: string;
  text: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Ruled rows with numbers, which are on plates or plain. */
  variant: "list" | "plain";
  className?: string | undefined;
}

/** The steps of a process as a numbered list. */
export function Steps({ steps, variant, className }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, variant === "list" && styles.list, className)}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3>{step.title}</h3>
          <p className={styles.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
