import { CHORD } from "./line-design.ts";
import { defects, type Rail } from "./places.ts";
import { type Displacement, processOf, randomNumbers, sumOf } from "./random-process.ts";
import { LATEST } from "./runs.ts";

/** Equally spaced places along the line: metres of the first, metres between them, and their number. */
interface Stretch {
  first: number;
  step: number;
  size: number;
}

/** Displacements of both rails from the design. Vertical is positive upwards, lateral to the right. */
export type Rails = Record<`${Rail}${"Vertical" | "Lateral"}`, Displacement>;

const processes = {
  vertical: processOf(11, "line", 0.78),
  cross: processOf(23, "pair", 1.9),
  lateral: processOf(37, "line", 0.52),
  gauge: processOf(53, "pair", 1.8),
};

/** Length in metres between two random values of the roughness. */
const CELL = 460;
/** Track that nobody works on gets a little rougher with every run. */
const AGING = 0.018;
/** Beyond this distance in metres the displacement of a defect, seen from a chord too, is zero. */
const FAR = 90;

/**
 * Returns a function that gives the rails on a run. Random processes with the spectra of railway track are scaled by a
 * roughness that varies slowly along the line; to them come the defects, which grow from run to run.
 */
export function railsOf(stretch: Stretch): (run: number) => Rails {
  const { first, step, size } = stretch;
  const vertical = sumOf(processes.vertical, stretch);
  const cross = sumOf(processes.cross, stretch);
  const lateral = sumOf(processes.lateral, stretch);
  const gauge = sumOf(processes.gauge, stretch);
  const roughness = Float64Array.from({ length: size }, (_, index) =>
    roughnessAt(first + index * step),
  );
  return (run) => {
    const age = 1 - AGING * (LATEST - run);
    const rough = roughness.map((each) => each * age);
    const rails: Rails = {
      leftVertical: combined(vertical, cross, 0.5, rough),
      rightVertical: combined(vertical, cross, -0.5, rough),
      leftLateral: combined(lateral, gauge, -0.5, rough),
      rightLateral: combined(lateral, gauge, 0.5, rough),
    };
    for (const { rail, direction, at, reach, runs } of defects) {
      const name = `${rail}${direction === "vertical" ? "Vertical" : "Lateral"}` as const;
      addDefect(rails[name], stretch, { at, reach, height: runs[run] ?? 0 });
    }
    return rails;
  };
}

/** A rail moves with the middle of the track and by half of the difference between the rails. */
function combined(
  middle: Displacement,
  pair: Displacement,
  share: number,
  rough: Float64Array,
): Displacement {
  const sum = (a: Float64Array, b: Float64Array) =>
    a.map((each, index) => (each + share * (b[index] ?? 0)) * (rough[index] ?? 0));
  return { moved: sum(middle.moved, pair.moved), offset: sum(middle.offset, pair.offset) };
}

function addDefect(
  { moved, offset }: Displacement,
  { first, step, size }: Stretch,
  { at, reach, height }: { at: number; reach: number; height: number },
): void {
  const shape = (metres: number) => height * Math.exp(-((metres - at) ** 2) / (2 * reach ** 2));
  const begin = Math.max(0, Math.ceil((at - FAR - first) / step));
  const end = Math.min(size, Math.floor((at + FAR - first) / step));
  for (let index = begin; index < end; index++) {
    const metres = first + index * step;
    const here = shape(metres);
    const ends = shape(metres - CHORD / 2) + shape(metres + CHORD / 2);
    moved[index] = (moved[index] ?? 0) + here;
    offset[index] = (offset[index] ?? 0) + here - ends / 2;
  }
}

/** A factor from 0.6 to 1.5, because some kilometres are rougher than others. */
function roughnessAt(metres: number): number {
  const cell = Math.floor(metres / CELL);
  const part = metres / CELL - cell;
  const smooth = part * part * (3 - 2 * part);
  return cellRoughness(cell) * (1 - smooth) + cellRoughness(cell + 1) * smooth;
}

function cellRoughness(cell: number): number {
  return 0.6 + 0.9 * randomNumbers(cell * 7919 + 5)() ** 1.6;
}
