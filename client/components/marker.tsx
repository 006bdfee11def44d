import { classNames } from "./class-names.ts";
import styles from "./marker-square.module.css";

interface MarkerProps {
  /** The number or letter that the drawing shows too. */
  mark: string | number;
  className?: string | undefined;
}

/** An amber square that connects a text with its place in a drawing. */
export function Marker({ mark, className }: MarkerProps) {
  return (
    <span className={classNames(styles.marker, className)} aria-hidden="true">
      {mark}
    </span>
  );
}
