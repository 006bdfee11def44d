import { forceNumber, type ThermalForce } from "../../../shared/thermal-force.ts";
import { curve, type Point, polyline, tenths } from "../../components/drawings/path-data.ts";

/** The two forms of the drawing: units of the sheet, and how many of them stand for one kilonewton. */
export const sheets = {
  wide: {
    width: 1200,
    height: 260,
    trackFrom: 220,
    gauge: 84,
    unitsPerKN: 0.12,
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
export type Sheet = keyof typeof sheets;

/** Path data of each stroke of the drawing, by the name that marks it. */
export type RailUnderForce = Record<"ties" | "straight" | "rails" | "shafts" | "heads", string>;

/**
 * A piece of track between two fixed ends, from above. Compression bows it to the side and the ends
 * push back; under tension it lies straight and they pull. Arrows are to scale, the bow is not.
 */
export function railUnderForce(forceKN: number, sheet: Sheet): RailUnderForce {
  const { width, height, trackFrom: from, gauge, unitsPerKN, bend, tie, head } = sheets[sheet];
  const to = width - from;
  const rails = [(height - gauge) / 2, (height + gauge) / 2] as const;
  const bow = (bend * Math.max(0, forceKN)) / tunedForKN;
  const bowAt = (x: number) => {
    const along = (Math.PI * (x - from)) / (to - from);
    return Math.sin(2 * along) * Math.sin(along) * bow;
  };
  const ties = Array.from({ length: Math.round((to - from) / tie) }, (_, index) => {
    const x = from + (index + 0.5) * tie;
    return `M${x} ${tenths(rails[0] - 20 + bowAt(x))}v${gauge + 40}`;
  });
  const length = forceKN * unitsPerKN;
  const arrows = rails.flatMap((y) => [
    arrow({ at: [from - gap, y], away: -1, length, head }),
    arrow({ at: [to + gap, y], away: 1, length, head }),
  ]);
  return {
    ties: ties.join(""),
    straight: forceKN > 0 ? rails.map((y) => `M${from} ${y}H${to}`).join("") : "",
    rails: rails.map((y) => polyline(curve(from, to, 5, (x) => y + bowAt(x)))).join(""),
    shafts: arrows.map(({ shaft }) => shaft).join(""),
    heads: arrows.map((drawn) => drawn.head).join(""),
  };
}

/** The force at which `bend` is what the sheet says: twenty degrees. */
const tunedForKN = 409;

/** The drawing in words. */
export function drawingLabel(force: ThermalForce): string {
  const track = "Track from above, between two fixed ends.";
  if (force.rail === "no force") return `${track} The rail has no force.`;
  const acts =
    force.rail === "pushes"
      ? "The rail pushes against both ends and bows to the side"
      : "The rail pulls at both ends";
  return `${track} ${acts}; arrows to scale, ${forceNumber(force)} kilonewtons each.`;
}

/** Between an arrow and the end of the track that it belongs to. */
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
  // A short arrow keeps its length: its head shrinks with it.
  const depth = Math.sign(tail[0] - tip[0]) * Math.min(head, reach);
  const half = head / 2;
  return {
    shaft: polyline([tail, [tip[0] + depth, tip[1]]]),
    head: `M${tenths(tip[0])} ${tip[1]}l${tenths(depth)} ${-half}v${head}z`,
  };
}
