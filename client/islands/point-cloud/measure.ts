import { NEAR, type Projection, project } from "../../../shared/point-cloud/camera.ts";
import { lengthOf, subtract, type Vector } from "../../../shared/point-cloud/vector.ts";
import { pointAt } from "./load-cloud.ts";

/** Pixels around the pointer in which points are looked for, and in which they decide what lies in front. */
const SEARCH = 14;
const AIM = 9;

/** Finds the point of the front surface that is closest to a place in the window. */
export function pickPoint(
  { places, count }: { places: Float32Array; count: number },
  projection: Projection,
  x: number,
  y: number,
): Vector | undefined {
  const found: { at: Vector; depth: number; apart: number }[] = [];
  let front = Infinity;
  for (let index = 0; index < count; index++) {
    const at = pointAt(places, index);
    const spot = project(projection, at);
    const apart = Math.hypot(spot.x - x, spot.y - y);
    if (spot.depth < NEAR || apart > SEARCH) continue;
    found.push({ at, depth: spot.depth, apart });
    if (apart < AIM) front = Math.min(front, spot.depth);
  }
  if (front === Infinity) front = Math.min(...found.map(({ depth }) => depth));
  const ofFront = found.filter(({ depth }) => depth <= front * 1.03 + 0.1);
  return ofFront.sort((a, b) => a.apart - b.apart)[0]?.at;
}

/** Two points with a range noise of 5 mm each, at 95 %: 1.96 times 5 mm times the square root of 2. */
const MEASURING_ERROR = "± 14 mm";

/** The distance between two places in words, its level part and its height. */
export function distanceText(from: Vector, to: Vector): { distance: string; parts: string } {
  const [x, y, z] = subtract(to, from);
  const height = `${z < 0 ? "−" : "+"}${metresText(Math.abs(z))}`;
  return {
    distance: metresText(lengthOf([x, y, z])),
    parts: `${MEASURING_ERROR}, ${metresText(Math.hypot(x, y))} level, ${height} height`,
  };
}

function metresText(metres: number): string {
  if (metres >= 2) return `${metres.toFixed(2)} m`;
  return `${Math.round(metres * 1000).toLocaleString("en")} mm`;
}
