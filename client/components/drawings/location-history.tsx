import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { type Point, polyline } from "./path-data.ts";

const runs = [158, 156, 159, 155, 157, 152, 154, 146, 144, 132, 120, 104, 82, 60].map(
  (y, run): Point => [16 + run * 24, y],
);

/** One location, run after run: what stayed level climbs. */
export function LocationHistory({ className }: { className?: string | undefined }) {
  return (
    <Drawing
      size={[360, 220]}
      label="One location over many runs: a line that stays level, then climbs"
      className={className}
    >
      <path className={styles.faint} d="M16 40H344M16 90H344M16 140H344" />
      <path className={styles.line} d="M16 190H344" />
      <path className={styles.reading} d={polyline(runs)} />
      {runs.map(([x, y], run) =>
        run === runs.length - 1 ? (
          <circle key={x} className={styles.filled} cx={x} cy={y} r="5" />
        ) : (
          <circle key={x} className={styles.sensor} cx={x} cy={y} r="2.6" />
        ),
      )}
      <text x="16" y="210">
        first run
      </text>
      <text x="344" y="210" className={styles.end}>
        latest run
      </text>
    </Drawing>
  );
}
