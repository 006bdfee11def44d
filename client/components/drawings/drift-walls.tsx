import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import walls from "./drift-walls.module.css";
import { curve, type Point, polylines } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { scatter, wallByWall } from "./scenery.ts";

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
  seed: 19,
  alike: [],
};
const lining = {
  label: "An even tunnel: four other positions would look the same",
  upper: (x: number) => 46 + Math.sin(x / 120) * 1.5,
  lower: (x: number) => 150 + Math.sin(x / 110) * 1.5,
  seed: 3,
  alike: [140, 240, 460, 560],
};
const drawn = { rock: { ...rock, ...stroked(rock) }, lining: { ...lining, ...stroked(lining) } };

/** A vehicle between two walls, and every other place where its scan would look the same. */
export function DriftWalls({ of, className }: DriftWallsProps) {
  const { label, sides, points, alike } = drawn[of];
  return (
    <Drawing size={[WIDTH, 210]} label={label} className={className}>
      <path className={styles.line} d={sides} />
      <path className={styles.points} d={points} />
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

function stroked({ upper, lower, seed }: Pick<typeof rock, "upper" | "lower" | "seed">) {
  const points = scatter(520, createRandom(seed), (next): Point | undefined => {
    const x = MIDDLE + (next() - 0.5) * (next() * 640 + 40);
    if (x < 0 || x > WIDTH) return undefined;
    return next() < 0.5 ? [x, upper(x) + next() * 5] : [x, lower(x) - next() * 5];
  });
  return {
    sides: polylines([curve(0, WIDTH, 3, upper), curve(0, WIDTH, 3, lower)]),
    points: wallByWall(points, 98),
  };
}
