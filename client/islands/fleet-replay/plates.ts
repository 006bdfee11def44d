import type { Point } from "../../../shared/content/mine-level/level.ts";

/** Size of a plate in metres on the smallest map, so that plates do not cover each other on any. */
export const plateSize: Point = [18.5, 13.2];

/** Where a plate may stand from its vehicle's middle, best first. */
const places: readonly Point[] = [
  [0, -13],
  [0, 13],
  [17, 0],
  [-17, 0],
  [15, -11],
  [-15, -11],
  [15, 11],
  [-15, 11],
  [0, -25],
  [0, 25],
  [32, 0],
  [-32, 0],
];

/** Places a plate beside each vehicle, so that none covers another plate or a vehicle. */
export function placePlates(vehicles: readonly Point[]): Point[] {
  const placed: Point[] = [];
  for (const [x, y] of vehicles) {
    const candidates = places.map(([dx, dy]): Point => [x + dx, y + dy]);
    const free = candidates.find(
      (at) =>
        placed.every((other) => !covers(at, other, plateSize)) &&
        vehicles.every((vehicle) => !covers(at, vehicle, [plateSize[0] - 2, plateSize[1] - 1])),
    );
    placed.push(free ?? candidates[0] ?? [x, y]);
  }
  return placed;
}

function covers([ax, ay]: Point, [bx, by]: Point, [width, height]: Point): boolean {
  return Math.abs(ax - bx) < width && Math.abs(ay - by) < height;
}
