import { classNames } from "../../../components/class-names.ts";
import styles from "./culvert-risk-assessor-case.module.css";

interface MarkRowProps {
  /** The indexes of the filled marks, from 0 to 99, or all. */
  filled: "all" | readonly number[];
  className?: string | undefined;
}

/** A row of 100 marks for 100 culverts. The text next to the row explains the filled marks. */
export function MarkRow({ filled, className }: MarkRowProps) {
  const picked =
    filled === "all" ? WHOLE : filled.map((mark) => `M${mark * STEP} 5h${STEP - GAP}`).join("");
  return (
    <svg
      className={classNames(styles.marks, className)}
      viewBox={`0 0 ${100 * STEP - GAP} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.mark} d={WHOLE} />
      <path className={styles.filled} d={picked} />
    </svg>
  );
}

const STEP = 10;
const GAP = 3.6;
/** A line whose dashes are the marks. */
const WHOLE = `M0 5H${100 * STEP}`;
