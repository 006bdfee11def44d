import { type Urgency, urgencyLabels } from "../../../shared/urgency.ts";
import styles from "./figure-kit.module.css";

interface RankPlateProps {
  urgency: Urgency;
  rank: number;
}

/** A rank in the shape of its urgency: filled square, open square, ring. Drawn around 0, 0. */
export function RankShape({ urgency, rank }: RankPlateProps) {
  return (
    <g className={styles.shape} data-urgency={urgency}>
      {urgency === "planned" ? <circle r="11.5" /> : <path d="M-11.5-11.5h23v23h-23z" />}
      <text className={styles.digits} y="4.6">
        {rank}
      </text>
    </g>
  );
}

/** The same beside text. */
export function RankPlate(props: RankPlateProps) {
  return (
    <svg className={styles.plate} width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
      <RankShape {...props} />
    </svg>
  );
}

/** The urgency as a word and a shape. */
export function UrgencyWord({ urgency }: { urgency: Urgency }) {
  return (
    <span className={styles.plateWord}>
      <svg width="10" height="10" viewBox="-5 -5 10 10" aria-hidden="true">
        <g className={styles.shape} data-urgency={urgency}>
          {urgency === "planned" ? <circle r="4" /> : <path d="M-4-4h8v8h-8z" />}
        </g>
      </svg>
      {urgencyLabels[urgency]}
    </span>
  );
}
