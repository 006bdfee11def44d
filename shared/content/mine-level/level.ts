import type { Point } from "./lines.ts";

/** Size of the plan of the level in metres. */
export const levelSize: Point = [420, 280];

export interface PlaceName {
  text: string;
  at: Point;
  /** Where it stands on the small map with the west at the top; undefined if there is no room. */
  upright?: Point;
}

/** The names of the drifts. */
export const placeNames: readonly PlaceName[] = [
  { text: "Ramp", at: [62, 232], upright: [60, 235] },
  { text: "Haulage drift", at: [152, 118], upright: [203, 30] },
  { text: "Footwall drift", at: [166, 176] },
  { text: "Crosscut 1", at: [132, 148], upright: [83, 169] },
  { text: "Crosscut 2", at: [236, 128], upright: [225, 138] },
  { text: "Crosscut 3", at: [270, 145] },
  { text: "Crosscut 4", at: [392, 134] },
  { text: "Ore pass 1", at: [162, 40], upright: [153, 30] },
  { text: "Ore pass 2", at: [216, 38], upright: [276, 30] },
  { text: "Refuge", at: [335, 30], upright: [329, 36] },
  { text: "Workshop", at: [358, 66], upright: [377, 30] },
  { text: "Drawpoint 1", at: [98, 277] },
  { text: "Chute 2", at: [146, 277], upright: [129, 262] },
  { text: "Drawpoint 3", at: [202, 277], upright: [186, 264] },
  { text: "Drawpoint 4", at: [266, 277], upright: [249, 266] },
  { text: "Chute 5", at: [322, 277], upright: [307, 262] },
  { text: "Heading", at: [396, 207] },
];
