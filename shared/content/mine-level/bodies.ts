import type { Point } from "./lines.ts";
import { fleet, type VehicleView } from "./record.ts";

type Placed = Pick<VehicleView, "vehicle" | "pose">;

/** The corners of a vehicle's body. */
export function bodyOf({ vehicle, pose }: Placed): Point[] {
  const { length, width } = fleet[vehicle] ?? { length: 0, width: 0 };
  const [x, y] = pose.at;
  const [cos, sin] = [Math.cos(pose.heading), Math.sin(pose.heading)];
  const corners: Point[] = [
    [length / 2, -width / 2],
    [length / 2, width / 2],
    [-length / 2, width / 2],
    [-length / 2, -width / 2],
  ];
  return corners.map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos]);
}

/** Metres from a vehicle's body to a point; 0 inside it. */
export function gapToPoint({ vehicle, pose }: Placed, [x, y]: Point): number {
  const { length, width } = fleet[vehicle] ?? { length: 0, width: 0 };
  const [dx, dy] = [x - pose.at[0], y - pose.at[1]];
  const [cos, sin] = [Math.cos(pose.heading), Math.sin(pose.heading)];
  const ahead = Math.abs(dx * cos + dy * sin) - length / 2;
  const beside = Math.abs(dy * cos - dx * sin) - width / 2;
  return Math.hypot(Math.max(0, ahead), Math.max(0, beside));
}

/** Metres between the bodies of two vehicles, which do not overlap: the shortest way begins at a corner of one. */
export function gapBetween(a: Placed, b: Placed): number {
  const fromCorners = (one: Placed, other: Placed) =>
    bodyOf(one).map((corner) => gapToPoint(other, corner));
  return Math.min(...fromCorners(a, b), ...fromCorners(b, a));
}
