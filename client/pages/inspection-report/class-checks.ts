import {
  bodyAt,
  CHORD,
  curveAt,
  LINE_SPEED_MPH,
  unbalanceAt,
} from "../../../shared/content/example-line/line-design.ts";
import { largestIn } from "../../../shared/content/example-line/measure.ts";
import type { Channel } from "../../../shared/content/example-line/parameters.ts";
import { trackClass } from "../../../shared/content/example-line/parameters.ts";
import type { Place } from "../../../shared/content/example-line/places.ts";
import { LATEST } from "../../../shared/content/example-line/runs.ts";
import {
  GRID,
  readTrack,
  type TrackReading,
} from "../../../shared/content/example-line/track-geometry.ts";
import { MILLIMETRES_PER_INCH } from "../../../shared/units.ts";

/** A reading near a place beside the limit of the line's class, without its sign. */
export interface ClassCheck {
  name: string;
  /** In millimetres. */
  value: number;
  limit: number;
  /** Whether it passes the limit before the next run if it changes as much as since the run before. */
  isDueNextRun: boolean;
}

/**
 * The readings within 62 ft of a place beside the limits of the line's class. Cross-level has a limit of its own on
 * tangent track; in the body of a curve its average sets the speed, and in a spiral only its differences count.
 */
export function classChecks({ kilometre }: Place): ClassCheck[] {
  const middle = kilometre * 1000;
  const reading = readTrack(middle - CHORD, middle + CHORD, GRID);
  const largest =
    (...channels: Channel[]) =>
    (run: number) =>
      Math.max(...channels.map((channel) => largestIn(reading, channel, run).value));
  const { gauge, alignment, surface, crosslevel, crosslevelDifference } = trackClass;
  const ofRails = (name: string, limit: number, left: Channel, right: Channel) => {
    const rail = largest(left)(LATEST) >= largest(right)(LATEST) ? "left" : "right";
    return checkOf(`${name}, ${rail} rail`, limit, largest(left, right));
  };
  const checks = [
    checkOf("gauge", gauge, largest("gauge")),
    ofRails("alignment", alignment, "alignmentLeft", "alignmentRight"),
    ofRails("surface", surface, "surfaceLeft", "surfaceRight"),
    checkOf("difference in cross-level within 62\u00a0ft", crosslevelDifference, (run) =>
      spreadOf(reading, run),
    ),
  ];
  if (!curveAt(middle))
    return [...checks, checkOf("cross-level", crosslevel, largest("crosslevel"))];
  const body = bodyAt(middle);
  if (!body) return checks;
  const unbalanceOn = (run: number) => {
    const elevationIn = averageElevation(middle, run) / MILLIMETRES_PER_INCH;
    return unbalanceAt(body, elevationIn, LINE_SPEED_MPH) * MILLIMETRES_PER_INCH;
  };
  const name = `unbalance at ${LINE_SPEED_MPH} mph`;
  return [...checks, checkOf(name, trackClass.unbalanceIn * MILLIMETRES_PER_INCH, unbalanceOn)];
}

function checkOf(name: string, limit: number, valueOn: (run: number) => number): ClassCheck {
  const [value, before] = [valueOn(LATEST), valueOn(LATEST - 1)];
  return { name, value, limit, isDueNextRun: 2 * value - before >= limit };
}

/** The largest difference in cross-level between two points less than 62 ft apart. */
function spreadOf(reading: TrackReading, run: number): number {
  const level = reading.of("crosslevel", run);
  const reach = Math.ceil(CHORD / reading.step) - 1;
  let spread = 0;
  for (const [index, here] of level.entries()) {
    for (const there of level.subarray(index + 1, index + 1 + reach))
      spread = Math.max(spread, Math.abs(there - here));
  }
  return spread;
}

/** Points and their distance in metres (15.5 ft) for the average elevation of 213.57, over 155 ft. */
const POINTS = 11;
const POINT_STEP = 4.75;

function averageElevation(middle: number, run: number): number {
  const half = ((POINTS - 1) / 2) * POINT_STEP;
  const level = readTrack(middle - half, middle + half, POINT_STEP).of("crosslevel", run);
  return Math.abs(level.reduce((sum, each) => sum + each, 0)) / level.length;
}
