import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import walls from "./drift-walls.module.css";
import { curve, polylines } from "./path-data.ts";

interface DriftWallsProps {
  /** `rock` has corners to hold on to; `lining` looks the same everywhere. */
  of: "rock" | "lining";
  className?: string | undefined;
}

const WIDTH = 700;
const MIDDLE = 350;

const rock = {
  label: "An uneven drift with niches: one position fits",
  upper: (x: number) =>
    46 +
    Math.sin(x / 31) * 9 +
    Math.sin(x / 11) * 5 +
    (x > 210 && x < 262 ? -22 : 0) +
    (x > 470 && x < 498 ? 14 : 0),
  lower: (x: number) =>
    150 + Math.sin(x / 27 + 2) * 8 + Math.sin(x / 9) * 4 + (x > 330 && x < 398 ? 26 : 0),
  step: 5,
  alike: [],
};
const lining = {
  label: "An even drift: four other positions would look the same",
  upper: (x: number) => 46 + Math.sin(x / 120) * 1.5,
  lower: (x: number) => 150 + Math.sin(x / 110) * 1.5,
  step: 10,
  alike: [140, 240, 460, 560],
};
/** How far to both sides a scan finds points, and how deep in the wall: most of them beside the vehicle. */
const scanned = [
  [340, 0.5],
  [300, 3],
  [250, 4.5],
  [210, 1.5],
  [170, 2.5],
  [120, 4],
  [90, 1],
  [60, 3.5],
] as const;

const drawn = { rock: { ...rock, ...stroked(rock) }, lining: { ...lining, ...stroked(lining) } };

/** A vehicle between two walls, and every other place where its scan would look the same. */
export function DriftWalls({ of, className }: DriftWallsProps) {
  const { label, sides, points, alike } = drawn[of];
  return (
    <Drawing size={[WIDTH, 210]} label={label} className={className}>
      <path className={styles.line} d={sides} />
      <path className={walls.points} d={points} />
      <rect className={styles.sensor} x={MIDDLE - 7} y="93" width="14" height="12" />
      {alike.map((x) => (
        <g key={x}>
          <rect className={walls.alike} x={x - 7} y="93" width="14" height="12" />
          <text className={`${walls.question} ${styles.middle}`} x={x} y="128">
            ?
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** The points are dashes of a line along the wall, which by themselves would be a page's weight. */
function stroked({ upper, lower, step }: Pick<typeof rock, "upper" | "lower" | "step">) {
  const points = scanned.flatMap(([reach, depth]) => [
    curve(MIDDLE - reach, MIDDLE + reach, step, (x) => upper(x) + depth),
    curve(MIDDLE - reach, MIDDLE + reach, step, (x) => lower(x) - depth),
  ]);
  return {
    sides: polylines([upper, lower].map((wall) => curve(0, WIDTH, step, wall))),
    points: polylines(points),
  };
}
