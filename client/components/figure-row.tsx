import type { Figure } from "../../shared/content/figure.ts";
import styles from "./figure.module.css";
import { FigureNumber } from "./figure-number.tsx";

/** Numbers side by side; on a phone below each other, each beside its context. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.context} className={styles.figure}>
          <FigureNumber of={figure} />
          <p className={styles.context}>{figure.context}</p>
        </div>
      ))}
    </div>
  );
}
