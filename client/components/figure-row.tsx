import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import styles from "./figure.module.css";
import { Figure } from "./figure.tsx";

/** Numbers side by side; on a phone below each other, each beside its context. */
export function FigureRow({ figures }: { figures: readonly FigureContent[] }) {
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <Figure key={figure.context} of={figure} />
      ))}
    </div>
  );
}
