import styles from "./culvert-risk-assessor-case.module.css";

interface MarkRowProps {
  /** The marks, from 0, of the highest ranks. */
  ranks: readonly number[];
}

/** A row of 100 marks for 100 culverts. The text next to the row explains the marks. */
export function MarkRow({ ranks }: MarkRowProps) {
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${100 * STEP - GAP} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.mark} d={`M0 5H${100 * STEP}`} />
      <path
        className={styles.ranks}
        d={ranks.map((at) => `M${at * STEP + (STEP - GAP) / 2} 0V10`).join("")}
      />
    </svg>
  );
}

/** The line's dashes are the marks. */
const STEP = 10;
const GAP = 3.6;
