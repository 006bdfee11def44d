import type { Figure } from "../../shared/content/figure.ts";
import text from "../styles/text.module.css";
import styles from "./figure.module.css";
import { FigureNumber } from "./figure-number.tsx";
import { FiguresNote } from "./figures-note.tsx";

/** Numbers that the company states, of one size and in one row. On a phone they are below each other. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.context} className={styles.figure}>
          <FigureNumber of={figure} />
          <p className={text.muted}>{figure.context}</p>
        </div>
      ))}
      <FiguresNote />
    </div>
  );
}
