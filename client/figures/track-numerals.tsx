import styles from "./kit.module.css";

/** In a plane of 1000 by 360: a 4 at 90 and at 710, each a branch of the main line, and between them the 0. */
const leg = (left: number) =>
  `L${left + 114} 38.5A22 22 0 0 1 ${left + 156} 48V222M${left + 156} 270V334`;
const branch = (left: number) => `M${left - 24} 246Q${left + 15} 246 ${left + 34} 206${leg(left)}`;
const bars = "M-2000 246H330M670 246H3000";
const zero = "M410 130Q410 26 500 26T590 130V230Q590 334 500 334T410 230Z";
const rails = `${bars}${branch(90)}${branch(710)}${zero}M246 222V270M866 222V270`;
/** The sleepers of a branch begin where they no longer overlap those of the main line. */
const sleepers = `${bars}M124 206${leg(90)}M744 206${leg(710)}${zero}`;

/** The number 404 as the plan of a railway: its rails are the two edges of its lines. */
export function TrackNumerals() {
  return (
    <svg className={styles.plan} viewBox="0 -12 1000 404" fill="none" aria-hidden="true">
      <mask id="rails" maskUnits="userSpaceOnUse" x="-2000" y="0" width="5000" height="360">
        <path d={rails} stroke="#fff" strokeWidth="26" />
        <path d={rails} stroke="#000" strokeWidth="17" />
      </mask>
      <path
        d={sleepers}
        stroke="currentColor"
        strokeWidth="42"
        strokeDasharray="6 12"
        opacity="0.3"
      />
      <path d="M-2000 0H3000V360H-2000z" fill="currentColor" mask="url(#rails)" />
      <path
        d="M226 338h40M846 338h40M334 226v40M666 226v40"
        stroke="var(--signal)"
        strokeWidth="10"
      />
    </svg>
  );
}
