import { walkers, walkwayM } from "./fleet.ts";
import {
  bayShare,
  centrelines,
  distance,
  drifts,
  hash,
  junctions,
  type Point,
  pointOn,
} from "./level.ts";

const HALF_WIDTH = 2.9;
/** What a bay adds on each side. */
const BAY_WIDTH = 2.4;
const JUNCTION_RADIUS = 6.7;
const NICHE_RADIUS = 2.5;
/** How far rock stands out of an even wall. */
const ROUGHNESS_M = 0.45;
const EVEN_ROUGHNESS_M = 0.04;

/** Distance of a drift's wall from its middle. `side` is -1 on the left, 1 on the right. */
function wallAt(drift: number, along: number, side: -1 | 1): number {
  const roughness = drifts[drift]?.isEven ? EVEN_ROUGHNESS_M : ROUGHNESS_M;
  const knot = Math.floor(along / 3);
  const t = along / 3 - knot;
  const seed = drift * 2 + side;
  const rock = hash(knot, seed) * (1 - t) + hash(knot + 1, seed) * t;
  return HALF_WIDTH + BAY_WIDTH * bayShare(drift, along) + roughness * (rock - 0.4);
}

const niches: readonly Point[] = walkers.flatMap(({ drift, niches: places }) =>
  places.map((along) => pointOn(drift, along, walkwayM.niche)),
);

/** Round rooms: junctions and niches. */
const rooms: readonly { centre: Point; radius: number }[] = [
  ...junctions.map((centre) => ({ centre, radius: JUNCTION_RADIUS })),
  ...niches.map((centre) => ({ centre, radius: NICHE_RADIUS })),
];

/** The outlines of drifts and rooms. They overlap where drifts meet. */
export const outlines: readonly (readonly Point[])[] = [
  ...centrelines.map(({ length }, drift) => {
    const steps = Math.round(length / 2);
    const places = Array.from({ length: steps + 1 }, (_, k) => (k / steps) * length);
    const wall = (side: -1 | 1) =>
      places.map((along) => pointOn(drift, along, side * wallAt(drift, along, side)));
    return [...wall(-1), ...wall(1).reverse()];
  }),
  ...rooms.map(({ centre: [x, y], radius }, room) =>
    Array.from({ length: 14 }, (_, k): Point => {
      const angle = (k / 14) * 2 * Math.PI;
      const r = radius + (hash(k, room) - 0.5) * 0.5;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  ),
];

/** A point of a centreline with its direction and the distances of its walls. */
interface Sample {
  point: Point;
  direction: Point;
  left: number;
  right: number;
}

const CELL = 8;
/** The samples in each cell of a grid and in the cells around it, so that a search looks at few. */
const grid = new Map<number, Sample[]>();
for (const [drift, { points, spacing }] of centrelines.entries()) {
  for (const [index, point] of points.entries()) {
    const along = index * spacing;
    const [ax, ay] = pointOn(drift, along - 0.5);
    const [bx, by] = pointOn(drift, along + 0.5);
    const chord = Math.hypot(bx - ax, by - ay);
    const direction: Point = [(bx - ax) / chord, (by - ay) / chord];
    const [left, right] = [wallAt(drift, along, -1), wallAt(drift, along, 1)];
    for (const key of cellsAround(point)) {
      const samples = grid.get(key) ?? [];
      samples.push({ point, direction, left, right });
      grid.set(key, samples);
    }
  }
}

function cellsAround([x, y]: Point): number[] {
  const near = [-CELL, 0, CELL];
  return near.flatMap((dx) => near.map((dy) => cellOf(x + dx, y + dy)));
}

function cellOf(x: number, y: number): number {
  return Math.floor(x / CELL) * 1000 + Math.floor(y / CELL);
}

/** Metres from a point to the nearest wall, about; negative in rock. */
export function clearanceAt(point: Point): number {
  let best = -CELL;
  for (const sample of grid.get(cellOf(point[0], point[1])) ?? []) {
    best = Math.max(best, clearanceFrom(sample, point));
  }
  for (const { centre, radius } of rooms) best = Math.max(best, radius - distance(centre, point));
  return best;
}

/** The clearance by one point of a centreline: sideways by the walls there, lengthwise up to the next point. */
function clearanceFrom({ point, direction: [ux, uy], left, right }: Sample, at: Point): number {
  const [dx, dy] = [at[0] - point[0], at[1] - point[1]];
  if (Math.abs(dx * ux + dy * uy) > 1.3) return -CELL;
  const across = dy * ux - dx * uy;
  return across < 0 ? left + across : right - across;
}

/** How far a vehicle's sensor reaches in this example. */
export const SENSOR_RANGE_M = 40;

/** True if no rock is between two points. */
export function hasLineOfSight(from: Point, to: Point): boolean {
  const metres = distance(from, to);
  const steps = Math.ceil(metres / 1.2);
  for (let step = 1; step < steps; step++) {
    const t = step / steps;
    const point: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    if (clearanceAt(point) < 0) return false;
  }
  return true;
}

/** Where the rays of one scan meet the walls. */
export function scanFrom(from: Point, rays: number): Point[] {
  return Array.from({ length: rays }, (_, ray) =>
    rayFrom(from, (ray / rays) * 2 * Math.PI, SENSOR_RANGE_M),
  ).flatMap(({ isAtWall, point }) => (isAtWall ? [point] : []));
}

/** The outline of the ground that a driver sees ahead: up to rock, or up to `range` in metres. `heading` in radians. */
export function sightFrom(from: Point, heading: number, range: number): Point[] {
  const rays = 64;
  const ends = Array.from({ length: rays + 1 }, (_, ray) =>
    rayFrom(from, heading + (ray / rays - 0.5) * VIEW_ANGLE, range),
  );
  return [from, ...ends.map(({ point }) => point)];
}

/** Angle between the edges of a driver's view, radians. */
const VIEW_ANGLE = 2;

function rayFrom([x, y]: Point, angle: number, range: number): { point: Point; isAtWall: boolean } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let metres = 0.5;
  while (metres < range) {
    const clearance = clearanceAt([x + cos * metres, y + sin * metres]);
    if (clearance < 0.06) break;
    metres += Math.max(0.2, clearance * 0.5);
  }
  return { point: [x + cos * metres, y + sin * metres], isAtWall: metres < range };
}
