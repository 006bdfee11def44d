import styles from "./drawing.module.css";
import { type Point, polylines } from "./path-data.ts";

interface TrackProps {
  /** How far it reaches to the right, from 0. */
  to: number;
  /** Height of the rail. */
  y: number;
  spacing?: number;
}

/** Rail, sleepers and ballast, seen from the side. */
export function Track({ to, y, spacing = 18 }: TrackProps) {
  const sleepers = Array.from({ length: Math.ceil((to - 8) / spacing) }, (_, index): Point[] => {
    const x = 8 + index * spacing;
    return [
      [x, y + 5.5],
      [Math.min(to, x + spacing / 2), y + 5.5],
    ];
  });
  return (
    <>
      <path className={styles.bed} d={`M0 ${y + 3}H${to}V${y + 15}H0z`} />
      <path className={styles.line} d={`M0 ${y + 15}H${to}`} />
      <path className={styles.sleepers} d={polylines(sleepers)} />
      <path className={styles.rail} d={`M0 ${y}H${to}`} />
    </>
  );
}

/** An inspection vehicle with a sensor ahead that scans the track; `at` is its left end on the rail. */
export function TrackVehicle({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.solid}>
        <path d="M0-16h92v-9H0zM10-25v-26h34v26M56-25v-16h22v16" />
        <circle cx="18" cy="-8" r="8" />
        <circle cx="74" cy="-8" r="8" />
        <path d="M84-25v-42" />
        <rect x="68" y="-84" width="34" height="18" />
        <circle cx="77" cy="-75" r="4.5" />
        <circle cx="93" cy="-75" r="4.5" />
      </g>
      <path className={styles.data} d="M96-64L144-2M94-64L122-2M92-64L102-2M100-5H148" />
    </g>
  );
}

/** A sensor under the rail and its post beside the track; `at` is the sensor's left end on the rail. */
export function RailSensor({ at: [x, y] }: { at: Point }) {
  return (
    <g className={styles.solid} transform={`translate(${x} ${y})`}>
      <rect y="3" width="22" height="10" />
      <path d="M11 13v11h24M35 30v-58" />
      <rect x="26" y="-40" width="18" height="14" />
    </g>
  );
}

/** Warm air over a rail. */
export function Heat({ at, count, spacing = 19 }: { at: Point; count: number; spacing?: number }) {
  const wisps = Array.from(
    { length: count },
    (_, index) => `M${at[0] + index * spacing} ${at[1] - 8}q-4-6 0-12t0-12`,
  );
  return <path className={styles.heat} d={wisps.join("")} />;
}

/** A culvert's pipe cut across, a third full; 68 units wide at full scale. */
export function CulvertRing({ at: [x, y], scale = 1 }: { at: Point; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle className={styles.opening} r="34" />
      <circle className={styles.line} r="34" />
      <circle className={styles.line} r="29" />
      <path
        className={styles.water}
        d="M-25.5 10a29 29 0 0 0 51 0q-6-4-12.7 0t-12.7 0t-12.7 0t-12.9 0z"
      />
    </g>
  );
}
