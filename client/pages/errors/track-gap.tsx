import styles from "./track-gap.module.css";
import { reach, Ties, TrackPlan } from "./track-plan.tsx";

/** A rail is broken; dimension lines mark the gap. */
export function TrackGap() {
  return (
    <TrackPlan>
      <Ties from={reach.from} to={reach.to} />
      <path
        className={styles.rails}
        d={`M${reach.from} 122H${reach.to}M${reach.from} 78H1000M1062 78H${reach.to}`}
      />
      <path className={styles.filled} d="M1000 71v14l-4-3 3-4-4-3zM1062 71v14l4-4-4-3 4-3z" />
      <path className={styles.dimension} d="M1000 64V24M1062 64V24M940 34h60M1062 34h60" />
      <path className={styles.filled} d="M1000 34l-11-5v10zM1062 34l11-5v10z" />
    </TrackPlan>
  );
}
