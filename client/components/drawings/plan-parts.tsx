import styles from "./drawing.module.css";
import { bentRing, type Point, polyline, polylines, strokes } from "./path-data.ts";
import type { createRandom } from "./random.ts";
import { contour, scatter } from "./scenery.ts";

interface TrackInPlanProps {
  points: readonly Point[];
  /** Points of the same line where a tie lies; none where the plan is too small to show them. */
  ties?: readonly Point[];
}

/** A line of railway from above, on a band of the ground that keeps other strokes away. */
export function TrackInPlan({ points, ties = [] }: TrackInPlanProps) {
  const line = polyline(points);
  return (
    <>
      <path className={styles.band} d={line} />
      <path className={styles.track} d={line} />
      <path className={styles.soft} d={polylines(acrossLine(ties))} />
    </>
  );
}

interface WeatherCellProps {
  centre: Point;
  radii: Point;
  rings: number;
  /** Where the strokes of its rain begin; see `rainWithin`. */
  rain: readonly Point[];
}

/** Rain over the land, seen from above. */
export function WeatherCell({ centre, radii, rings, rain }: WeatherCellProps) {
  const shapes = Array.from({ length: rings }, (_, index) => {
    const share = 1 - index * 0.27;
    return ring(centre, [radii[0] * share, radii[1] * share], index * 0.4);
  });
  return (
    <>
      <path className={styles.rain} d={strokes(rain, [-4, 12])} />
      <path className={styles.data} d={shapes.join("")} />
    </>
  );
}

/** Points spread evenly over an ellipse. */
export function rainWithin(
  centre: Point,
  radii: Point,
  count: number,
  random: ReturnType<typeof createRandom>,
): Point[] {
  return scatter(count, random, (next) => {
    const angle = next() * 2 * Math.PI;
    const reach = Math.sqrt(next());
    return [
      centre[0] + Math.cos(angle) * reach * radii[0],
      centre[1] + Math.sin(angle) * reach * radii[1],
    ];
  });
}

interface Hill {
  centre: Point;
  radii: Point;
  rings: number;
}

/** Contour lines of hills, as path data. */
export function contourLines(hills: readonly Hill[]): string {
  return hills
    .flatMap(({ centre, radii, rings }) =>
      Array.from({ length: rings }, (_, index) => {
        const share = 1 - index * 0.15;
        return ring(centre, [radii[0] * share, radii[1] * share], centre[0] + index * 0.2);
      }),
    )
    .join("");
}

/** As path data. Most of a plan's weight are such rings, so they have few points, and bend between them. */
function ring(centre: Point, radii: Point, phase: number): string {
  return bentRing(contour({ centre, radii, phase, points: 32 }));
}

/** A short stroke across the line at each of its points but the ends. */
function acrossLine(points: readonly Point[]): Point[][] {
  return points.slice(1, -1).map(([x, y], index) => {
    const [before, after] = [points[index] ?? [x, y], points[index + 2] ?? [x, y]];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const half = 7 / Math.hypot(dx, dy);
    return [
      [x - dy * half, y + dx * half],
      [x + dy * half, y - dx * half],
    ];
  });
}
