import type { ReactNode } from "react";
import type { Figure } from "../../shared/content/figure.ts";
import text from "../styles/text.module.css";
import styles from "./figure.module.css";
import { FigureNumber } from "./figure-number.tsx";
import { Cluster } from "./layout.tsx";

interface FigureRowProps {
  figures: readonly Figure[];
  /** Links and a note. */
  children: ReactNode;
}

/** Numbers in one row; the first is the largest. On a phone they are below each other. */
export function FigureRow({ figures, children }: FigureRowProps) {
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.context} className={styles.figure}>
          <FigureNumber of={figure} />
          <p className={text.muted}>{figure.context}</p>
        </div>
      ))}
      <Cluster>{children}</Cluster>
    </div>
  );
}
