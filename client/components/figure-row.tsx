import type { Figure } from "../../shared/content/figure.ts";
import text from "../styles/text.module.css";
import styles from "./figure.module.css";
import { FigureNumber } from "./figure-number.tsx";
import { FiguresNote } from "./figures-note.tsx";

/** Numbers that the company states: the first leads, and the others are in a column at its right. On a phone they are below each other. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={styles.figures}>
      {figures.map((figure, index) => (
        <div key={figure.context} className={styles.figure} data-large={index === 0}>
          <FigureNumber of={figure} />
          <p className={text.muted}>{figure.context}</p>
        </div>
      ))}
      <FiguresNote />
    </div>
  );
}
