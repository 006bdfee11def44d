import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import bars from "./ranked-bars.module.css";

const lengths = [300, 262, 214, 180, 126, 96, 70, 58];
/** So many are above the line. */
const first = 2;

/** A list in order: where to look first stands at the top. */
export function RankedBars({ className }: { className?: string | undefined }) {
  return (
    <Drawing size={[360, 220]} label="A ranked list: longest bar first" className={className}>
      <path className={bars.first} d={lengths.slice(0, first).map(bar).join("")} />
      <path className={bars.later} d={lengths.map(bar).slice(first).join("")} />
      <path className={styles.dashed} d="M8 64H352" />
      <text x="352" y="80" className={styles.end}>
        look here first
      </text>
    </Drawing>
  );
}

function bar(length: number, place: number): string {
  return `M16 ${20 + place * 24}h${length}v12h-${length}z`;
}
