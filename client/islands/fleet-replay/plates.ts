import type { Point } from "../../../shared/content/mine-level/level.ts";
import type { Layout } from "./layouts.ts";
import type { View } from "./level-ground.tsx";

/** Where a plate may stand from its vehicle's middle, in sizes of a plate, best first. */
const places: readonly Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.8, -0.85],
  [-0.8, -0.85],
  [0.8, 0.85],
  [-0.8, 0.85],
  [0, -2],
  [0, 2],
  [1.8, 0],
  [-1.8, 0],
];

/** Places a plate beside each vehicle, so that none covers another plate or a vehicle, or leaves the view. */
export function placePlates(vehicles: readonly Point[], { view, plate }: Layout): Point[] {
  const [width, height] = plate;
  const placed: Point[] = [];
  for (const [x, y] of vehicles) {
    const candidates = places.map(([dx, dy]): Point => [x + dx * width, y + dy * height]);
    const free = candidates.find(
      (at) =>
        isWithin(view, at, plate) &&
        placed.every((other) => !covers(at, other, plate)) &&
        vehicles.every((vehicle) => !covers(at, vehicle, [width * 0.9, height * 0.9])),
    );
    placed.push(free ?? candidates[0] ?? [x, y]);
  }
  return placed;
}

function covers([ax, ay]: Point, [bx, by]: Point, [width, height]: Point): boolean {
  return Math.abs(ax - bx) < width && Math.abs(ay - by) < height;
}

/** True if a plate is in the view as a whole. */
function isWithin({ corner, size }: View, at: Point, plate: Point): boolean {
  return [0, 1].every((axis) => {
    const from = (at[axis] ?? 0) - (corner[axis] ?? 0);
    const half = (plate[axis] ?? 0) / 2;
    return from >= half && from <= (size[axis] ?? 0) - half;
  });
}
