import styles from "./track-end.module.css";
import { reach, Ties, TrackPlan } from "./track-plan.tsx";

/** The track ends in a buffer stop; dashed lines mark the track that is missing. */
export function TrackEnd() {
  return (
    <TrackPlan>
      <Ties from={reach.from} to={1020} />
      <path className={styles.rails} d={`M${reach.from} 78H1018M${reach.from} 122H1018`} />
      <Ties from={1056} to={reach.to} missing />
      <path className={styles.planned} d={`M1046 78H${reach.to}M1046 122H${reach.to}`} />
      <path className={styles.beam} d="M1018 50h14v100h-14z" />
      <path className={styles.rails} d="M986 78l32-18M986 122l32 18" />
      <path className={styles.buffers} d="M1032 58h8v22h-8zM1032 120h8v22h-8z" />
    </TrackPlan>
  );
}
