import { type Urgency, urgencyLabels } from "../../shared/urgency.ts";
import styles from "./marks.module.css";

/** The urgency of a place as a word and a shape, not by colour alone. */
export function Verdict({ urgency }: { urgency: Urgency }) {
  return (
    <span className={styles.verdict} data-urgency={urgency}>
      {urgencyLabels[urgency]}
    </span>
  );
}
