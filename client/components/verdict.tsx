import { type Urgency, urgencyLabels } from "../../shared/urgency.ts";
import styles from "./verdict.module.css";

/** How urgent a place is, in a word and a shape; never by colour alone. */
export function Verdict({ urgency }: { urgency: Urgency }) {
  return (
    <span className={styles.verdict} data-urgency={urgency}>
      {urgencyLabels[urgency]}
    </span>
  );
}
