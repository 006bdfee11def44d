import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { classNames } from "./class-names.ts";
import styles from "./figure.module.css";
import { FigureNumber, type FigureSize } from "./figure-number.tsx";

interface FigureProps {
  of: FigureContent;
  size?: FigureSize;
  className?: string | undefined;
}

/** A number with its context. */
export function Figure({ of, size = "default", className }: FigureProps) {
  return (
    <div className={classNames(styles.figure, className)}>
      <FigureNumber of={of} size={size} />
      <p className={classNames(styles.words, styles.context)}>{of.context}</p>
    </div>
  );
}
