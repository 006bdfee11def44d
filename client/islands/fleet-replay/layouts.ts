import { levelSize, type Point } from "../../../shared/content/mine-level/level.ts";
import type { View } from "./level-ground.tsx";

/** How the level lies in its window. */
export interface Layout {
  /** The west is at the top. */
  isUpright: boolean;
  /** What is shown, in metres of this layout. */
  view: View;
  /** Size of a plate in metres where the map is smallest, so that plates do not cover each other on any. */
  plate: Point;
}

const MARGIN_M = 14;
const [east, south] = levelSize;

/** With the north at the top. */
export const lying: Layout = {
  isUpright: false,
  view: { corner: [0, MARGIN_M], size: [east, south - 4] },
  plate: [21.8, 15.5],
};

/** For a narrow window; with room for names beside the level. */
export const upright: Layout = {
  isUpright: true,
  view: { corner: [-310, 0], size: [326, east] },
  plate: [28.5, 22.4],
};

/** A point of the level in a layout. */
export function pointIn({ isUpright }: Layout, [x, y]: Point): Point {
  return isUpright ? [-y, x] : [x, y];
}

/** The same for drawings, as an SVG transform. */
export function turnOf({ isUpright }: Layout): string | undefined {
  return isUpright ? "rotate(90)" : undefined;
}
