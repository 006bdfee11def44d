import type { ReactNode } from "react";
import type { Figure } from "../../shared/content/figure.ts";
import text from "../styles/text.module.css";
import styles from "./figure.module.css";
import { FigureNumber, Numeral } from "./figure-number.tsx";
import { FiguresNote } from "./figures-note.tsx";
import { Cluster, Columns } from "./layout.tsx";

interface FigureRowProps {
  figures: readonly Figure[];
  /** A link before the note. */
  children: ReactNode;
}

/** Numbers that the company states, in one row; the first is the largest. On a phone they are below each other. */
export function FigureRow({ figures, children }: FigureRowProps) {
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.context} className={styles.figure}>
          <FigureNumber of={figure} />
          <p className={text.muted}>{figure.context}</p>
        </div>
      ))}
      <Cluster>
        {children}
        <FiguresNote />
      </Cluster>
    </div>
  );
}

/** The readings of an instrument in one row, each with what is done with it. */
export function ReadingRow({ of }: { of: Record<"value" | "title" | "text", string>[] }) {
  return (
    <Columns as="ol" count={3} gap={4}>
      {of.map(({ value, title, text: words }) => (
        <li key={title} className={styles.figure} data-rule="thin">
          <Numeral size="lead">{value}</Numeral>
          <div>
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </Columns>
  );
}
