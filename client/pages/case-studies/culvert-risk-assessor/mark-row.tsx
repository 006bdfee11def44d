import styles from "./culvert-risk-assessor-case.module.css";

/** The palest row. */
const PALE = 0.2;

/** A row of 100 marks for 100 culverts. `shade`: from 1, the darkest, to 0. The text next to the row explains the marks. */
export function MarkRow({ shade }: { shade: number }) {
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${100 * STEP - GAP} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.mark}
        opacity={(PALE + (1 - PALE) * shade).toFixed(2)}
        d={`M0 5H${100 * STEP}`}
      />
    </svg>
  );
}

/** The line's dashes are the marks. */
const STEP = 10;
const GAP = 3.6;
