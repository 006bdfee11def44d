import { classNames } from "../../../components/class-names.ts";
import styles from "./culvert-risk-assessor-case.module.css";

/** A row of 100 marks for 100 culverts. The text next to the row explains the filled marks. */
export function MarkRow({ filled }: { filled: boolean }) {
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${100 * STEP - GAP} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={classNames(styles.mark, filled && styles.filled)} d={`M0 5H${100 * STEP}`} />
    </svg>
  );
}

/** The line's dashes are the marks. */
const STEP = 10;
const GAP = 3.6;
