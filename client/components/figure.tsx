import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { Caption } from "./caption.tsx";
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
      <div className={styles.words}>
        <p className={styles.context}>{of.context}</p>
        {of.basis === "arithmetic" && <Caption>Arithmetic</Caption>}
      </div>
    </div>
  );
}
