import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { classNames } from "./class-names.ts";
import styles from "./figure.module.css";
import { Figure } from "./figure.tsx";

interface FigureRowProps {
  figures: readonly FigureContent[];
  className?: string | undefined;
}

/** Numbers side by side; on a phone below each other, each beside its context. */
export function FigureRow({ figures, className }: FigureRowProps) {
  return (
    <div className={classNames(styles.figures, className)}>
      {figures.map((figure) => (
        <Figure key={figure.context} of={figure} />
      ))}
    </div>
  );
}
