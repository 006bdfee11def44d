import type { ThermalForce } from "../../../shared/thermal-force.ts";
import { forceNumber } from "../../../shared/thermal-force.ts";
import { curve, type Point, polyline } from "../../components/drawings/path-data.ts";

/** The two forms of the drawing: units of the sheet, and how many of them stand for one kilonewton. */
export const sheets = {
  wide: {
    width: 1200,
    height: 260,
    trackFrom: 450,
    gauge: 84,
    unitsPerKN: 0.25,
    bend: 20,
    tie: 24,
  },
  narrow: {
    width: 360,
    height: 180,
    trackFrom: 128,
    gauge: 60,
    unitsPerKN: 0.066,
    bend: 12,
    tie: 16,
  },
} as const;
export type Sheet = keyof typeof sheets;

/** Path data of each stroke of the drawing, by the name that marks it. */
export type RailUnderForce = Record<"ties" | "straight" | "rails" | "shafts" | "heads", string>;

/**
 * A piece of track between two fixed ends, from above. Compression bows it to the side and the ends
 * push back; under tension it lies straight and they pull. Arrows are to scale, the bow is not.
 */
export function railUnderForce(forceKN: number, sheet: Sheet): RailUnderForce {
  const { width, height, trackFrom: from, gauge, unitsPerKN, bend, tie } = sheets[sheet];
  const to = width - from;
  const rails = [height / 2 - gauge / 2, height / 2 + gauge / 2] as const;
  const bowAt = (x: number) => {
    const along = (Math.PI * (x - from)) / (to - from);
    // 409 kN, twenty degrees, is where the drawing was tuned.
    return Math.sin(2 * along) * Math.sin(along) * bend * (Math.max(0, forceKN) / 409);
  };
  const ties: string[] = [];
  for (let x = from + tie / 2; x < to; x += tie) {
    const middle = bowAt(x);
    ties.push(
      polyline([
        [x, rails[0] - 20 + middle],
        [x, rails[1] + 20 + middle],
      ]),
    );
  }
  const arrows = rails.flatMap((y) => [
    arrow(from, y, -1, forceKN * unitsPerKN),
    arrow(to, y, 1, forceKN * unitsPerKN),
  ]);
  return {
    ties: ties.join(""),
    straight: forceKN > 0 ? rails.map((y) => `M${from} ${y}H${to}`).join("") : "",
    rails: rails.map((y) => polyline(curve(from, to, 5, (x) => y + bowAt(x)))).join(""),
    shafts: arrows.map(({ shaft }) => shaft).join(""),
    heads: arrows.map(({ head }) => head).join(""),
  };
}

/** The drawing in words. */
export function drawingLabel(force: ThermalForce): string {
  const acts = {
    pushes: "The rail pushes against both ends and bows to the side",
    pulls: "The rail pulls at both ends",
    rests: "The rail rests",
  }[force.rail];
  return `Track from above, between two fixed ends. ${acts}; arrows to scale, ${forceNumber(force)} kilonewtons each.`;
}

const HEAD = 22;
/** Between an arrow and the end that it belongs to. */
const GAP = 10;

/** `away` is the direction that leaves the track; a positive length points towards it. */
function arrow(end: number, y: number, away: 1 | -1, length: number) {
  if (Math.abs(length) < 0.5) return { shaft: "", head: "" };
  const near: Point = [end + away * GAP, y];
  const far: Point = [end + away * (GAP + Math.abs(length)), y];
  const [tail, tip] = length > 0 ? [far, near] : [near, far];
  const back = Math.sign(tail[0] - tip[0]);
  // Short arrows keep their length: the head shrinks with them.
  const depth = back * Math.min(HEAD, Math.abs(length));
  return {
    shaft: polyline([tail, [tip[0] + depth, y]]),
    head: `M${tip[0]} ${y}l${depth}-11v22z`,
  };
}
