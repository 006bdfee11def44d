import { type Point, tenths } from "./path-data.ts";
import { createRandom } from "./random.ts";

/** One place on the way of the vehicle, with what its senses make of it. */
interface Station {
  /** Where the vehicle is. */
  at: Point;
  /** Where its motion alone says that it is: off by more with every metre. */
  drifted: Point;
  /** The two walls beside it. */
  walls: readonly [Point, Point];
}

const course: readonly Point[] = [
  [50, 330],
  [120, 322],
  [190, 300],
  [262, 262],
  [338, 226],
  [420, 208],
  [505, 212],
  [590, 232],
  [668, 236],
  [745, 214],
];
const STEPS = 14;

/** The whole drift in plan, from left to right. */
export const stations: readonly Station[] = alongCourse();
/** So many stations lie behind the vehicle. */
export const here = 112;
/** Where it compared its scan with the walls. */
export const scans = [30, 70, here];

/** The wall points of one scan: every third within its reach. */
export function scanned(station: number): Point[] {
  return stations
    .slice(Math.max(0, station - 17), station + 18)
    .filter((_, index) => index % 3 === 0)
    .flatMap(({ walls }) => walls);
}

/** Which way the vehicle looks there, for `rotate`. */
export function headingAt(station: number): string {
  const [before, after] = [placeAt(station - 1), placeAt(station + 1)];
  return tenths((Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI);
}

/** The course at a station; ends where the drawing does. */
export function placeAt(station: number): Point {
  return stations[Math.max(0, Math.min(stations.length - 1, station))]?.at ?? [0, 0];
}

function alongCourse(): Station[] {
  const random = createRandom(8);
  const places = smoothed(course);
  return places.map((at, index) => {
    const [before, after] = [places[index - 1] ?? at, places[index + 1] ?? at];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
    const across: Point = [(before[1] - after[1]) / length, (after[0] - before[0]) / length];
    const wall = (side: -1 | 1): Point => {
      const reach = side * (54 + 6 * Math.sin(index * 0.55 + side) + (random() - 0.5) * 6);
      return [at[0] + across[0] * reach, at[1] + across[1] * reach];
    };
    const share = index / places.length;
    return {
      at,
      drifted: [at[0] + 10 * share ** 2, at[1] + 74 * share ** 2.1],
      walls: [wall(-1), wall(1)],
    };
  });
}

/** Points of a Catmull-Rom curve, so many between each two. */
function smoothed(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return Array.from({ length: (points.length - 1) * STEPS + 1 }, (_, index) => {
    const from = Math.min(points.length - 2, Math.floor(index / STEPS));
    const t = index / STEPS - from;
    const [a, b, c, d] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    const blend = (axis: 0 | 1) =>
      b[axis] +
      (t / 2) *
        (c[axis] -
          a[axis] +
          t * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) +
          t * t * (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]));
    return [blend(0), blend(1)];
  });
}
