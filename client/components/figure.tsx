import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import text from "../styles/text.module.css";
import { Caption } from "./caption.tsx";
import { classNames } from "./class-names.ts";
import { Disclosure } from "./disclosure.tsx";
import styles from "./figure.module.css";
import { FigureNumber, type FigureSize } from "./figure-number.tsx";

interface FigureProps {
  of: FigureContent;
  size?: FigureSize;
  className?: string | undefined;
}

/** A number with its context and its source. */
export function Figure({ of, size = "default", className }: FigureProps) {
  return (
    <div className={classNames(styles.figure, className)}>
      <FigureNumber of={of} size={size} />
      <p className={styles.context}>{of.context}</p>
      {of.basis === "arithmetic" && <Caption className={styles.basis}>Arithmetic</Caption>}
      <SourceNote of={of} />
    </div>
  );
}

/** The source of a number, for components that lay out the number and its context themselves. */
export function SourceNote({ of }: { of: FigureContent }) {
  return (
    <Disclosure summary="Where this comes from">
      <p className={classNames(text.small, styles.source)}>{of.source}</p>
    </Disclosure>
  );
}
