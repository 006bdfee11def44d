import {
  add,
  cross,
  dot,
  lengthOf,
  subtract,
  unit,
  type Vector,
} from "../../shared/point-cloud/vector.ts";
import type { Hit } from "./scene.ts";

/** A box or a cylinder in any direction. */
export interface Solid {
  centre: Vector;
  axes: readonly [Vector, Vector, Vector];
  /** Half of its size along each axis; a cylinder stands along the third. */
  half: Vector;
  isRound: boolean;
  /** Radius of the sphere around it. */
  reach: number;
  kind: number;
  reflectivity: number;
}

export type Material = Pick<Solid, "kind" | "reflectivity">;

/** A box whose sides are parallel to the line. */
export function box(centre: Vector, size: Vector, material: Material): Solid {
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;
  const half: Vector = [size[0] / 2, size[1] / 2, size[2] / 2];
  return { centre, axes, half, isRound: false, reach: lengthOf(half), ...material };
}

/** A bar between two points; its depth stands across its width. */
export function bar(
  from: Vector,
  to: Vector,
  material: Material,
  width: number,
  depth = width,
): Solid {
  const along = unit(subtract(to, from));
  const across = unit(cross(Math.abs(along[2]) > 0.95 ? [0, 1, 0] : [0, 0, 1], along));
  const half: Vector = [width / 2, depth / 2, lengthOf(subtract(to, from)) / 2];
  return {
    centre: add(from, subtract(to, from), 0.5),
    axes: [across, cross(along, across), along],
    half,
    isRound: false,
    reach: lengthOf(half),
    ...material,
  };
}

/** A round bar between two points. */
export function rod(from: Vector, to: Vector, material: Material, diameter: number): Solid {
  return { ...bar(from, to, material, diameter), isRound: true };
}

/** Metres along the line of one bin. */
const BIN = 4;

/** Sorts solids into bins along the line. Returns a function that finds the first one that a ray meets. */
export function indexSolids(solids: readonly Solid[]) {
  const bins = new Map<number, Solid[]>();
  for (const solid of solids) {
    const last = Math.floor((solid.centre[1] + solid.reach) / BIN);
    for (let bin = Math.floor((solid.centre[1] - solid.reach) / BIN); bin <= last; bin++) {
      bins.set(bin, [...(bins.get(bin) ?? []), solid]);
    }
  }
  return (from: Vector, direction: Vector, limit: number): Hit | undefined => {
    const end = from[1] + direction[1] * limit;
    const low = Math.floor(Math.min(from[1], end) / BIN);
    const high = Math.floor(Math.max(from[1], end) / BIN);
    let first: Hit | undefined;
    for (let bin = low; bin <= high; bin++) {
      const found = hitFirst(bins.get(bin) ?? [], from, direction, first?.distance ?? limit);
      first = found ?? first;
    }
    return first;
  };
}

function hitFirst(
  solids: readonly Solid[],
  from: Vector,
  direction: Vector,
  limit: number,
): Hit | undefined {
  let first: Hit | undefined;
  for (const solid of solids) {
    const found = hitSolid(solid, from, direction, first?.distance ?? limit);
    if (found) first = { ...found, kind: solid.kind, reflectivity: solid.reflectivity };
  }
  return first;
}

type Entry = Pick<Hit, "distance" | "cosine">;

function hitSolid(solid: Solid, from: Vector, direction: Vector, limit: number): Entry | undefined {
  const mx = solid.centre[0] - from[0];
  const my = solid.centre[1] - from[1];
  const mz = solid.centre[2] - from[2];
  const along = mx * direction[0] + my * direction[1] + mz * direction[2];
  if (along < -solid.reach || along > limit + solid.reach) return undefined;
  const aside = mx * mx + my * my + mz * mz - along * along;
  if (aside > solid.reach * solid.reach) return undefined;
  const [a, b, c] = solid.axes;
  const offset: Vector = [mx, my, mz];
  const start: Vector = [-dot(offset, a), -dot(offset, b), -dot(offset, c)];
  const ray: Vector = [dot(direction, a), dot(direction, b), dot(direction, c)];
  const entry = solid.isRound ? enterRod(start, ray, solid.half) : enterBox(start, ray, solid.half);
  return entry && entry.distance > 1e-3 && entry.distance < limit ? entry : undefined;
}

/** The ray enters where it has come behind the last of the box's six planes. */
function enterBox(start: Vector, ray: Vector, half: Vector): Entry | undefined {
  let [near, far, cosine] = [-Infinity, Infinity, 1];
  for (const axis of [0, 1, 2] as const) {
    const speed = ray[axis] === 0 ? 1e-12 : ray[axis];
    const middle = -start[axis] / speed;
    const span = Math.abs(half[axis] / speed);
    if (middle - span > near) [near, cosine] = [middle - span, Math.abs(speed)];
    far = Math.min(far, middle + span);
    if (near > far) return undefined;
  }
  return { distance: near, cosine };
}

/** The mantle of a cylinder; its ends are open, because those of the scenes meet others. */
function enterRod(start: Vector, ray: Vector, half: Vector): Entry | undefined {
  const radius = half[0];
  const a = ray[0] ** 2 + ray[1] ** 2;
  const b = start[0] * ray[0] + start[1] * ray[1];
  const root = b * b - a * (start[0] ** 2 + start[1] ** 2 - radius * radius);
  if (root <= 0 || a < 1e-9) return undefined;
  const distance = (-b - Math.sqrt(root)) / a;
  if (Math.abs(start[2] + ray[2] * distance) > half[2]) return undefined;
  const [x, y] = [start[0] + ray[0] * distance, start[1] + ray[1] * distance];
  return { distance, cosine: Math.abs((x * ray[0] + y * ray[1]) / radius) };
}
