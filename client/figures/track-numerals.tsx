import styles from "./kit.module.css";

/** The main line from edge to edge, with a 4 at 90 and at 710 and a 0 between them, in a plane of 1000 by 360. */
const four = (left: number) =>
  `M${left} 246Q${left + 26} 246 ${left + 42} 222L${left + 132} 66Q${left + 156} 26 ${left + 156} 72V334`;
const zero =
  "M410 110Q410 26 500 26T590 110V250Q590 334 500 334T410 250ZM340 246Q410 246 410 170M660 246Q590 246 590 170";
const track = `M-2000 246H340M660 246H3000${four(90)}${zero}${four(710)}`;

/** The number 404 as the plan of a railway: its rails are the two edges of its lines. */
export function TrackNumerals() {
  return (
    <svg className={styles.plan} viewBox="0 0 1000 360" fill="none" aria-hidden="true">
      <mask id="rails" maskUnits="userSpaceOnUse" x="-2000" y="0" width="5000" height="360">
        <path d={track} stroke="#fff" strokeWidth="26" />
        <path d={track} stroke="#000" strokeWidth="17" />
      </mask>
      <path d={track} stroke="currentColor" strokeWidth="42" strokeDasharray="6 12" opacity="0.3" />
      <path d="M-2000 0H3000V360H-2000z" fill="currentColor" mask="url(#rails)" />
      <path d="M226 338h40M846 338h40" stroke="var(--signal)" strokeWidth="10" />
    </svg>
  );
}
