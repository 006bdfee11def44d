import type { Figure } from "../../shared/content/figure.ts";
import text from "../styles/text.module.css";
import styles from "./figure.module.css";
import { FigureNumber } from "./figure-number.tsx";
import { FiguresNote } from "./figures-note.tsx";

/** Numbers, all stated or all calculated: the first leads, and the others are below it in columns. On a phone they are below each other. */
export function FigureRow({ figures }: { figures: readonly [Figure, ...Figure[]] }) {
  return (
    <div className={styles.figures}>
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
