import type { Figure } from "../../shared/content/figure.ts";
import text from "../styles/text.module.css";
import styles from "./figure.module.css";
import { FigureNumber } from "./figure-number.tsx";
import { FiguresNote } from "./figures-note.tsx";

interface FigureRowProps {
  figures: readonly [Figure, ...Figure[]];
  /** The others are in a column at the right of the first. */
  beside?: boolean;
}

/** Numbers, all stated or all calculated: the first leads, and the others are below it in columns. On a phone they are below each other. */
export function FigureRow({ figures, beside }: FigureRowProps) {
  return (
    <div className={styles.figures} data-beside={beside}>
      {figures.map((figure, index) => (
        <div key={figure.context} className={styles.figure} data-large={index === 0}>
          <FigureNumber of={figure} />
          <p className={text.muted}>{figure.context}</p>
        </div>
      ))}
      <FiguresNote calculated={figures[0].formula !== undefined} />
    </div>
  );
}
