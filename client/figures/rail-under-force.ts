import type { ThermalForce } from "../../shared/content/thermal-force.ts";
import { forceNumber } from "./force-setting.ts";
import { pathThrough } from "./scale.ts";

/** The drawing's layouts for wide and narrow windows, in units of the drawing. */
export const layouts = {
  wide: {
    width: 1264,
    height: 190,
    trackFrom: 260,
    gauge: 96,
    unitsPerKN: 0.14,
    tie: 24,
    head: 30,
  },
  narrow: {
    width: 360,
    height: 128,
    trackFrom: 96,
    gauge: 60,
    unitsPerKN: 0.048,
    tie: 12,
    head: 11,
  },
} as const;
export type Layout = keyof typeof layouts;

/** Path data of each part of the drawing, by its `data-part`. */
type RailUnderForce = Record<"ties" | "rails" | "shafts" | "heads", string>;

/**
 * A piece of track between two fixed ends, from above, with arrows to scale. It stays straight: the page does
 * not calculate at which temperature it buckles.
 */
export function railUnderForce(forceKN: number, layout: Layout): RailUnderForce {
  const { width, height, trackFrom: from, gauge, unitsPerKN, tie, head } = layouts[layout];
  const to = width - from;
  const rails = [(height - gauge) / 2, (height + gauge) / 2] as const;
  const ties = Array.from({ length: Math.round((to - from) / tie) }, (_, index) => {
    const x = from + (index + 0.5) * tie;
    return `M${x} ${rails[0] - 20}v${gauge + 40}`;
  });
  const length = forceKN * unitsPerKN;
  const arrows = rails.flatMap((y) => [
    arrow({ at: [from - gap, y], away: -1, length, head }),
    arrow({ at: [to + gap, y], away: 1, length, head }),
  ]);
  return {
    ties: ties.join(""),
    rails: rails.map((y) => `M${from} ${y}H${to}`).join(""),
    shafts: arrows.map(({ shaft }) => shaft).join(""),
    heads: arrows.map((drawn) => drawn.head).join(""),
  };
}

/** Returns the drawing's text alternative. */
export function drawingLabel(force: ThermalForce): string {
  const track = "Track from above, between two fixed ends.";
  if (force.rail === "no force") return `${track} The rail has no force.`;
  const acts =
    force.rail === "compression"
      ? "The rail is in compression and stays straight"
      : "The rail is in tension";
  return `${track} ${acts}; arrows to scale, ${forceNumber(force)} kilonewtons each.`;
}

type Point = readonly [x: number, y: number];

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
    shaft: pathThrough([tail, [tip[0] + depth, tip[1]]]),
    head: `${pathThrough([tip])}l${depth.toFixed(1)} ${-half}v${head}z`,
  };
}
