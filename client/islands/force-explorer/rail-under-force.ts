import { forceNumber, type ThermalForce } from "../../../shared/thermal-force.ts";
import { curve, type Point, polyline, tenths } from "../../components/drawings/path-data.ts";

/** The drawing's layouts for wide and narrow windows, in units of the drawing. */
export const layouts = {
  wide: {
    width: 1200,
    height: 260,
    trackFrom: 156,
    gauge: 84,
    unitsPerKN: 0.075,
    bend: 26,
    tie: 24,
    head: 22,
  },
  narrow: {
    width: 360,
    height: 180,
    trackFrom: 128,
    gauge: 60,
    unitsPerKN: 0.066,
    bend: 12,
    tie: 16,
    head: 13,
  },
} as const;
export type Layout = keyof typeof layouts;

/** Path data of each part of the drawing, by its `data-part`. */
export type RailUnderForce = Record<"ties" | "straight" | "rails" | "shafts" | "heads", string>;

/**
 * A piece of track between two fixed ends, from above. Compression bends it to the side, tension leaves it
 * straight. The arrows are to scale, the bend is not.
 */
export function railUnderForce(forceKN: number, layout: Layout): RailUnderForce {
  const { width, height, trackFrom: from, gauge, unitsPerKN, bend, tie, head } = layouts[layout];
  const to = width - from;
  const rails = [(height - gauge) / 2, (height + gauge) / 2] as const;
  const amplitude = (bend * Math.max(0, forceKN)) / referenceForceKN;
  const offsetAt = (x: number) => {
    const along = (Math.PI * (x - from)) / (to - from);
    return Math.sin(2 * along) * Math.sin(along) * amplitude;
  };
  const ties = Array.from({ length: Math.round((to - from) / tie) }, (_, index) => {
    const x = from + (index + 0.5) * tie;
    return `M${x} ${tenths(rails[0] - 20 + offsetAt(x))}v${gauge + 40}`;
  });
  const length = forceKN * unitsPerKN;
  const arrows = rails.flatMap((y) => [
    arrow({ at: [from - gap, y], away: -1, length, head }),
    arrow({ at: [to + gap, y], away: 1, length, head }),
  ]);
  return {
    ties: ties.join(""),
    straight: forceKN > 0 ? rails.map((y) => `M${from} ${y}H${to}`).join("") : "",
    rails: rails.map((y) => polyline(curve(from, to, 5, (x) => y + offsetAt(x)))).join(""),
    shafts: arrows.map(({ shaft }) => shaft).join(""),
    heads: arrows.map((drawn) => drawn.head).join(""),
  };
}

/** The force at 20 °C above neutral, at which the track bends by `bend` units. */
const referenceForceKN = 409;

/** Returns the drawing's text alternative. */
export function drawingLabel(force: ThermalForce): string {
  const track = "Track from above, between two fixed ends.";
  if (force.rail === "no force") return `${track} The rail has no force.`;
  const acts =
    force.rail === "pushes"
      ? "The rail pushes against both ends and bows to the side"
      : "The rail pulls at both ends";
  return `${track} ${acts}; arrows to scale, ${forceNumber(force)} kilonewtons each.`;
}

/** The gap between an arrow and the end of the track. */
const gap = 10;

interface Arrow {
  /** The point next to the track. */
  at: Point;
  /** The direction that leaves the track. */
  away: 1 | -1;
  /** Positive points to the track, negative away from it. */
  length: number;
  head: number;
}

function arrow({ at, away, length, head }: Arrow) {
  const reach = Math.abs(length);
  if (reach < 0.5) return { shaft: "", head: "" };
  const far: Point = [at[0] + away * reach, at[1]];
  const [tail, tip] = length > 0 ? [far, at] : [at, far];
  // The head of a short arrow shrinks, so that the arrow keeps its length.
  const depth = Math.sign(tail[0] - tip[0]) * Math.min(head, reach);
  const half = head / 2;
  return {
    shaft: polyline([tail, [tip[0] + depth, tip[1]]]),
    head: `M${tenths(tip[0])} ${tip[1]}l${tenths(depth)} ${-half}v${head}z`,
  };
}
