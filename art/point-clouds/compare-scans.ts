import { NEW } from "../../shared/point-cloud/scan-file.ts";
import { add, dot, subtract, type Vector } from "../../shared/point-cloud/vector.ts";
import { normalOf } from "./normal.ts";
import type { Point } from "./take-scan.ts";

/** Edge of a cube in metres; one comparison is made for each cube that holds points. */
const CUBE = 0.3;
/** The cylinder along the normal in which points of both scans are averaged: radius and half length in metres. */
const RADIUS = 0.3;
const HALF_LENGTH = 0.7;
const FEWEST_POINTS = 4;
/** Part of the level of detection that stands for the registration of the two scans, in metres. */
const REGISTRATION_ERROR = 0.015;

/**
 * Sets the change of each point of the later scan by comparing the two scans alone, as M3C2 does (Lague, Brodu and Leroux
 * 2013, doi.org/10.1016/j.isprsjprs.2013.04.009): the difference of the mean places of both scans along the local normal.
 * A difference is kept if it exceeds the level of detection at 95 %, 1.96 times the standard error of both means plus the
 * registration error. It is positive towards the vehicle. Where the last run has nothing in the cylinder, the point is new.
 */
export function compareScans(
  later: readonly Point[],
  earlier: readonly Point[],
  canCompare: (kind: number) => boolean,
): void {
  const after = sortIntoCubes(later);
  const before = sortIntoCubes(earlier);
  for (const points of after.all()) {
    const change = changeAt(points, after, before);
    for (const point of points) point.change = canCompare(point.kind) ? change : 0;
  }
}

interface Cubes {
  all(): Iterable<readonly Point[]>;
  /** Calls `visit` for every point near the line between two places. */
  near(from: Vector, to: Vector, visit: (point: Point) => void): void;
}

function changeAt(points: readonly Point[], after: Cubes, before: Cubes): number {
  const centre = meanOf(points.map(({ at }) => at));
  const around: Point[] = [];
  after.near(centre, centre, (point) => around.push(point));
  const normal = normalOf(around, meanOf(points.map((point) => point.direction)));
  const ends = [add(centre, normal, -HALF_LENGTH), add(centre, normal, HALF_LENGTH)] as const;
  const now = new Sample(centre, normal, CUBE);
  for (const point of around) now.add(point);
  const then = new Sample(centre, normal, HALF_LENGTH);
  before.near(...ends, (point) => then.add(point));
  if (now.count < FEWEST_POINTS) return 0;
  if (then.count < FEWEST_POINTS) return then.count === 0 ? NEW : 0;
  const change = now.mean - then.mean;
  const detection = 1.96 * Math.sqrt(now.squaredError + then.squaredError) + REGISTRATION_ERROR;
  if (Math.abs(change) < detection) return 0;
  return Math.min(127, Math.max(-127, Math.round(change * 100)));
}

/** Distances along the normal of the points that lie in a cylinder. */
class Sample {
  readonly centre: Vector;
  readonly normal: Vector;
  readonly half: number;
  count = 0;
  #sum = 0;
  #squares = 0;

  constructor(centre: Vector, normal: Vector, half: number) {
    this.centre = centre;
    this.normal = normal;
    this.half = half;
  }

  add({ at }: Point): void {
    const apart = subtract(at, this.centre);
    const along = dot(apart, this.normal);
    const aside = dot(apart, apart) - along * along;
    if (Math.abs(along) > this.half || aside > RADIUS * RADIUS) return;
    this.count += 1;
    this.#sum += along;
    this.#squares += along * along;
  }

  get mean(): number {
    return this.#sum / this.count;
  }

  /** The square of the mean's standard error. */
  get squaredError(): number {
    const spread = Math.max(0, this.#squares - this.mean * this.#sum) / (this.count - 1);
    return spread / this.count;
  }
}

function meanOf(places: readonly Vector[]): Vector {
  let sum: Vector = [0, 0, 0];
  for (const place of places) sum = add(sum, place);
  return add([0, 0, 0], sum, 1 / places.length);
}

function sortIntoCubes(points: readonly Point[]): Cubes {
  const cubes = new Map<number, Point[]>();
  for (const point of points) {
    const key = keyOf(cubeOf(point.at));
    const cube = cubes.get(key);
    if (cube) cube.push(point);
    else cubes.set(key, [point]);
  }
  return {
    all: () => cubes.values(),
    near(from, to, visit) {
      for (const key of keysBetween(cubeOf(from), cubeOf(to))) {
        for (const point of cubes.get(key) ?? []) visit(point);
      }
    },
  };
}

/** Returns the keys of all cubes in the box that two cubes span, enlarged by one cube on every side. */
function keysBetween(a: Vector, b: Vector): number[] {
  const keys: number[] = [];
  for (let x = Math.min(a[0], b[0]) - 1; x <= Math.max(a[0], b[0]) + 1; x++) {
    for (let y = Math.min(a[1], b[1]) - 1; y <= Math.max(a[1], b[1]) + 1; y++) {
      for (let z = Math.min(a[2], b[2]) - 1; z <= Math.max(a[2], b[2]) + 1; z++) {
        keys.push(keyOf([x, y, z]));
      }
    }
  }
  return keys;
}

function cubeOf([x, y, z]: Vector): Vector {
  return [Math.floor(x / CUBE), Math.floor(y / CUBE), Math.floor(z / CUBE)];
}

/** One number for each cube within 600 m. */
function keyOf([x, y, z]: Vector): number {
  return ((x + 2048) * 4096 + y + 2048) * 4096 + z + 2048;
}
