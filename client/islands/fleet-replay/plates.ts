import {
  centrelines,
  type PlaceName,
  type Point,
  placeNames,
} from "../../../shared/content/mine-level/level.ts";
import { type Layout, pointIn } from "./layouts.ts";
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

/** Places a plate beside each vehicle and inside the view. No plate covers another plate, a vehicle or a `taken` place, nor a drift or a place name if there is space. */
export function placePlates(
  vehicles: readonly Point[],
  layout: Layout,
  taken: readonly Point[] = [],
): Point[] {
  const { view, plate } = layout;
  const [width, height] = plate;
  const placed: Point[] = [];
  for (const [x, y] of vehicles) {
    const candidates = places.map(([dx, dy]): Point => [x + dx * width, y + dy * height]);
    const free = candidates.filter(
      (at) =>
        isWithin(view, at, plate) &&
        [...taken, ...placed].every((other) => !covers(at, other, plate)) &&
        vehicles.every((vehicle) => !covers(at, vehicle, [width * 0.9, height * 0.9])),
    );
    const clear = free.filter((at) => placeNames.every((place) => !isCovered(place, [at], layout)));
    const best = clear.find((at) => !isOnDrift(at, layout)) ?? clear[0] ?? free[0] ?? candidates[0];
    placed.push(best ?? [x, y]);
  }
  return placed;
}

/** From the line on which a place's name stands up to its middle, as a share of a plate's height. */
const RISE = 0.25;

/** True if a plate covers a part of a place's name. */
export function isCovered(place: PlaceName, plates: readonly Point[], layout: Layout): boolean {
  const at = layout.isUpright ? place.upright : place.at;
  if (at === undefined) return false;
  const [width, height] = layout.plate;
  const [x, y] = pointIn(layout, at);
  const name: Point = [x, y - RISE * height];
  // With a margin for the ring of the chosen vehicle.
  const size: Point = [(width / 2) * (1.2 + place.text.length / 4), height * 0.95];
  return plates.some((plate) => covers(plate, name, size));
}

const middles = centrelines.flatMap(({ points }) => points);

/** True if the middle of a drift passes below a plate. */
function isOnDrift(plate: Point, layout: Layout): boolean {
  const [width, height] = layout.plate;
  return middles.some((at) => covers(plate, pointIn(layout, at), [width / 2, height / 2]));
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
