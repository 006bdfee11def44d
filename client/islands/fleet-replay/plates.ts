import { levelSize, type PlaceName, placeNames } from "../../../shared/content/mine-level/level.ts";
import type { Point } from "../../../shared/content/mine-level/lines.ts";

/** The part of the level that a drawing shows, in metres. */
export interface View {
  corner: Point;
  size: Point;
}

/** How the level lies in its window. */
export interface Layout {
  /** The west is at the top. */
  isUpright: boolean;
  view: View;
  /** Size of a plate in metres where the map is smallest, so that plates do not cover each other on any. */
  plate: Point;
}

const MARGIN_M = 14;
const [levelEast, levelSouth] = levelSize;

/** With the north at the top. */
export const lying: Layout = {
  isUpright: false,
  view: { corner: [0, MARGIN_M], size: [levelEast, levelSouth - 4] },
  plate: [21.8, 15.5],
};

/** For a narrow window; with room for names beside the level. */
export const upright: Layout = {
  isUpright: true,
  view: { corner: [-310, 0], size: [326, levelEast] },
  plate: [28.5, 22.4],
};

/** A point of the level in a layout. */
export function pointIn({ isUpright }: Layout, [x, y]: Point): Point {
  return isUpright ? [-y, x] : [x, y];
}

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

/** Places a plate beside each vehicle and inside the view. No plate covers another plate or a vehicle, nor a place name if there is space. */
export function placePlates(vehicles: readonly Point[], layout: Layout): Point[] {
  const { view, plate } = layout;
  const [width, height] = plate;
  const [east, south] = view.size;
  const middle: Point = [view.corner[0] + east / 2, view.corner[1] + south / 2];
  const placed: Point[] = [];
  for (const [x, y] of vehicles) {
    const candidates = places.map(([dx, dy]): Point => [x + dx * width, y + dy * height]);
    const free = candidates.filter(
      (at) =>
        covers(at, middle, [(east - width) / 2, (south - height) / 2]) &&
        placed.every((other) => !covers(at, other, plate)) &&
        vehicles.every((vehicle) => !covers(at, vehicle, [width * 0.9, height * 0.9])),
    );
    const clear = free.find((at) => placeNames.every((place) => !isCovered(place, [at], layout)));
    placed.push(clear ?? free[0] ?? candidates[0] ?? [x, y]);
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

function covers([ax, ay]: Point, [bx, by]: Point, [width, height]: Point): boolean {
  return Math.abs(ax - bx) < width && Math.abs(ay - by) < height;
}
