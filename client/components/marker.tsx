import { classNames } from "./class-names.ts";
import styles from "./marks.module.css";

interface MarkerProps {
  /** A number or a letter. */
  mark: string | number;
  /** `signal`: the mark is in a drawing too. `ink`: it only numbers a list. */
  tone?: "signal" | "ink";
  className?: string | undefined;
}

/** A square that connects a text with its place in a drawing, or numbers a list. */
export function Marker({ mark, tone = "signal", className }: MarkerProps) {
  return (
    <span className={classNames(styles.marker, className)} data-tone={tone} aria-hidden="true">
      {mark}
    </span>
  );
}
