import { classNames } from "./class-names.ts";
import styles from "./marker-square.module.css";

interface MarkerProps {
  /** A number or a letter that also stands in the drawing. */
  mark: string | number;
  className?: string | undefined;
}

/** The amber square that ties a line of text to its place in a drawing. */
export function Marker({ mark, className }: MarkerProps) {
  return (
    <span className={classNames(styles.marker, className)} aria-hidden="true">
      {mark}
    </span>
  );
}
