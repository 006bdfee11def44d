import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { classNames } from "./class-names.ts";
import styles from "./figure.module.css";
import { FigureNumber } from "./figure-number.tsx";

interface FigureProps {
  of: FigureContent;
  className?: string | undefined;
}

/** A number with its context. */
export function Figure({ of, className }: FigureProps) {
  return (
    <div className={classNames(styles.figure, className)}>
      <FigureNumber of={of} />
      <p className={classNames(styles.words, styles.context)}>{of.context}</p>
    </div>
  );
}
