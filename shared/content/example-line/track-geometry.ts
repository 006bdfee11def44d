import { CHORD, designAt, NOMINAL_GAUGE } from "./line-design.ts";
import type { Channel } from "./parameters.ts";
import { type Rails, railsOf } from "./rails.ts";
import { noiseAt } from "./random-process.ts";

/*
 * The track geometry of the example line, computed on the server and in the browser from the same numbers: no data is
 * stored. Every channel is derived from the displacements of the two rails, so the channels agree: what a dip of one rail
 * does to its surface it also does to cross-level and twist. Channels as in 49 CFR 213 subpart C, the Transport Canada
 * Rules Respecting Track Safety and EN 13848-1.
 */

/** Base of the twist in metres. */
const TWIST_BASE = 10;
/** Samples lie on multiples of this distance in metres, so that a place has the same value in every window. */
export const GRID = 0.25;
/** Largest difference in millimetres that measuring the same track twice makes. */
const NOISE = 0.45;

export interface TrackReading {
  /** Metres of the first sample and between samples. */
  from: number;
  step: number;
  count: number;
  /** Values of a channel on a run, in millimetres. */
  of(channel: Channel, run: number): Float64Array;
  /** What the design asks for: superelevation, mid-ordinate of the curve, twist of the ramp; else 0 or the nominal gauge. */
  design(channel: Channel): Float64Array;
}

type Values = Record<Channel, Float64Array>;

/** Reads the geometry between two places. `step` is a multiple of 0.25 m. */
export function readTrack(from: number, to: number, step: number): TrackReading {
  const start = Math.round(from / GRID) * GRID;
  const count = Math.round((to - start) / step) + 1;
  // Twist looks back over its base, so the stretch begins earlier.
  const pad = Math.round(TWIST_BASE / step);
  const first = start - pad * step;
  const size = count + pad;
  const designs = Array.from({ length: size }, (_, index) => designAt(first + index * step));
  const cant = Float64Array.from(designs, (each) => each.cant);
  const ordinate = Float64Array.from(designs, ordinateOf).subarray(pad);
  const railsOn = railsOf({ first, step, size });
  const runs = new Map<number, Values>();

  function readRun(run: number): Values {
    const rails = railsOn(run);
    const noise = (index: number, key: number) =>
      NOISE * noiseAt(Math.round((first + index * step) / GRID), run * 16 + key);
    const level = cant.map(
      (each, index) =>
        each + at(rails.leftVertical.moved, index) - at(rails.rightVertical.moved, index),
    );
    const measured = level.map((each, index) => each + noise(index, 0));
    const chord = (rail: keyof Rails, key: number) =>
      rails[rail].offset.map((each, index) => each + noise(index, key)).subarray(pad);
    // A rail of a curve to the right lies left of its chord: the mid-ordinate has the opposite sign of the offset.
    const alignmentLeft = chord("leftLateral", 1).map((each) => -each);
    const alignmentRight = chord("rightLateral", 2).map((each) => -each);
    return {
      crosslevel: measured.subarray(pad),
      twist: differenceOf(measured, pad),
      gauge: rails.rightLateral.moved
        .map(
          (each, index) =>
            NOMINAL_GAUGE + each - at(rails.leftLateral.moved, index) + noise(index, 3),
        )
        .subarray(pad),
      alignmentLeft,
      alignmentRight,
      surfaceLeft: chord("leftVertical", 4),
      surfaceRight: chord("rightVertical", 5),
      curvature: ordinate.map(
        (each, index) => each + (at(alignmentLeft, index) + at(alignmentRight, index)) / 2,
      ),
    };
  }

  const zero = new Float64Array(count);
  const design: Partial<Values> = {
    curvature: ordinate,
    gauge: new Float64Array(count).fill(NOMINAL_GAUGE),
    crosslevel: cant.subarray(pad),
    twist: differenceOf(cant, pad),
  };
  return {
    from: start,
    step,
    count,
    of(channel, run) {
      const values = runs.get(run) ?? readRun(run);
      runs.set(run, values);
      return values[channel];
    },
    design: (channel) => design[channel] ?? zero,
  };
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

/** The differences between each value and the one `distance` samples before it. */
function differenceOf(values: Float64Array, distance: number): Float64Array {
  return values
    .map((each, index) => each - at(values, Math.max(0, index - distance)))
    .subarray(distance);
}

/** The mid-ordinate of a curve on the chord, in millimetres. */
function ordinateOf({ curvature }: { curvature: number }): number {
  return (curvature * CHORD ** 2 * 1000) / 8;
}
