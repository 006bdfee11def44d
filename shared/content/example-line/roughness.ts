import { LINE_LENGTH } from "./line-design.ts";
import { tenths } from "./measure.ts";
import { LATEST } from "./runs.ts";
import { readTrack } from "./track-geometry.ts";

/** Metres for which one value stands. */
const SEGMENT = 200;
/** Metres between samples: a wave of the surface is longer. */
const STEP = 2;

let roughness: readonly number[] | undefined;

/**
 * Standard deviation of the surface in millimetres over every 200 m of the line, on the latest run. Reads the whole line
 * once, on the server; islands get the values as a prop.
 */
export function lineRoughness(): readonly number[] {
  roughness ??= measureRoughness();
  return roughness;
}

function measureRoughness(): number[] {
  const reading = readTrack(0, LINE_LENGTH, STEP);
  const [left, right] = [reading.of("surfaceLeft", LATEST), reading.of("surfaceRight", LATEST)];
  const samples = SEGMENT / STEP;
  return Array.from({ length: LINE_LENGTH / SEGMENT }, (_, segment) => {
    const part = [left, right].flatMap((values) => [
      ...values.subarray(segment * samples, (segment + 1) * samples),
    ]);
    const squares = part.reduce((sum, each) => sum + each * each, 0);
    return tenths(Math.sqrt(squares / part.length));
  });
}
