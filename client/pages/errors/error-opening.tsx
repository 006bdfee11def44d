import type { ReactNode } from "react";
import { Wrap } from "../../components/section.tsx";
import styles from "./error-opening.module.css";

interface ErrorOpeningProps {
  /** Runs on below the words, from edge to edge. */
  drawing: ReactNode;
  /** First the status, then what it means, then what to do. */
  children: ReactNode;
}

/** A status as the one big thing of the screen, over a line that does not go on. */
export function ErrorOpening({ drawing, children }: ErrorOpeningProps) {
  return (
    <section className={styles.opening}>
      <Wrap className={styles.words}>{children}</Wrap>
      {drawing}
    </section>
  );
}
