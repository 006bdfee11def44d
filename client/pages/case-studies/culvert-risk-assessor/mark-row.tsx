import { classNames } from "../../../components/class-names.ts";
import styles from "./culverts-page.module.css";

interface MarkRowProps {
  /** Which of the hundred are filled: all of them, or these, counted from 0. */
  filled: "all" | readonly number[];
  className?: string | undefined;
}

/** A hundred culverts as a hundred marks. The words beside them say what is filled. */
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
/** Cut into marks by its dashes. */
const WHOLE = `M0 5H${100 * STEP}`;
