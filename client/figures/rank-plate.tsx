import type { ReactNode } from "react";
import { type Urgency, urgencyLabels } from "../../shared/urgency.ts";
import text from "../styles/text.module.css";
import styles from "./kit.module.css";

interface RankPlateProps {
  urgency: Urgency;
  rank: number;
}

/** The outlines of urgencies, around 0, 0: octagon, filled square, open square, ring. */
const outlines: Record<Urgency, string> = {
  today: "M-5.4-13H5.4L13-5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4z",
  first: "M-11.5-11.5h23v23h-23z",
  next: "M-11.5-11.5h23v23h-23z",
  planned: "M-11.5 0a11.5 11.5 0 1 1 23 0a11.5 11.5 0 1 1-23 0z",
};

/** A rank in the shape of its urgency. Drawn around 0, 0. */
export function RankShape({ urgency, rank }: RankPlateProps) {
  return (
    <g className={styles.shape} data-urgency={urgency}>
      <path d={outlines[urgency]} />
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

/** What has the rank, behind its plate. */
export function Ranked({ children, rank, urgency }: RankPlateProps & { children: ReactNode }) {
  return (
    <span className={styles.plateWord}>
      <RankPlate rank={rank} urgency={urgency} />
      <span>
        <span className={text.hidden}>{rank}. </span>
        {children}
      </span>
    </span>
  );
}

/** The urgency as a word and a shape. */
export function UrgencyWord({ urgency }: { urgency: Urgency }) {
  return (
    <span className={styles.plateWord}>
      <svg width="11" height="11" viewBox="-14 -14 28 28" aria-hidden="true">
        <g className={styles.shape} data-urgency={urgency}>
          <path d={outlines[urgency]} />
        </g>
      </svg>
      {urgencyLabels[urgency]}
    </span>
  );
}
