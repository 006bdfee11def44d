import { type Point, polylines } from "./path-data.ts";

/** A place where this run differs from an earlier one. */
export interface Difference {
  /** Along the line, from 0 to 1. */
  along: number;
  /** Which of the strips shows it. */
  strip: number;
  /** How much, in units of the wide drawing. */
  by: number;
  /** Its place in the list, from 1. */
  rank: number;
}

/** In the order of the line, which is not the order of the list. Drawn from imagination. */
export const differences: readonly Difference[] = [
  { along: 0.13, strip: 1, by: 18, rank: 4 },
  { along: 0.29, strip: 0, by: -36, rank: 1 },
  { along: 0.47, strip: 2, by: 13, rank: 5 },
  { along: 0.66, strip: 1, by: -25, rank: 3 },
  { along: 0.87, strip: 2, by: 30, rank: 2 },
];

const strips = [0, 1, 2];
/** Along the line, of a difference at half its height. */
const SPREAD = 0.022;

interface Strips {
  /** Where the strips end, to the right of 0. */
  width: number;
  /** Height of the first strip's middle, and from one to the next. */
  top: number;
  apart: number;
  /** Units from point to point, and how many units one of the wide drawing is high. */
  step: number;
  scale: number;
}

/** What was measured along the line: an earlier run and this one, as path data of every strip. */
export function measuredRuns({ width, top, apart, step, scale }: Strips) {
  const count = Math.round(width / step);
  const lineOf = (read: (along: number, strip: number) => number) =>
    polylines(
      strips.map((strip) =>
        Array.from({ length: count + 1 }, (_, index): Point => {
          const along = index / count;
          return [along * width, top + strip * apart + read(along, strip) * scale];
        }),
      ),
    );
  return {
    earlier: lineOf((...at) => ground(...at) + unsteady(...at)),
    latest: lineOf((...at) => ground(...at) + change(...at)),
  };
}

/** Height of this run's line where a difference is greatest. */
export function readingAt({ along, strip }: Difference, { top, apart, scale }: Strips): number {
  return top + strip * apart + (ground(along, strip) + change(along, strip)) * scale;
}

/** What every run shows: the line as it lies. */
function ground(along: number, strip: number): number {
  const x = along * 800;
  const phase = strip * 2.1;
  return 4 * Math.sin(x / 41 + phase) + 2.4 * Math.sin(x / 15 + phase * 2) + Math.sin(x / 6.1);
}

/** Two runs never read quite the same. */
function unsteady(along: number, strip: number): number {
  return 2.6 * Math.sin(along * 31 + strip) + 1.5 * Math.sin(along * 83 + strip * 3);
}

function change(along: number, strip: number): number {
  return differences
    .filter((each) => each.strip === strip)
    .reduce((sum, each) => sum + each.by * Math.exp(-(((along - each.along) / SPREAD) ** 2)), 0);
}
