import { expect, test } from "vitest";
import { MILLIMETRES_PER_INCH } from "../../units.ts";
import { CHORD, type Curve, curveAt, curves, LINE_SPEED_MPH } from "./line-design.ts";
import { largestIn } from "./measure.ts";
import { type Channel, classLimitAt, facts, parameters, trackClass } from "./parameters.ts";
import { type Place, places } from "./places.ts";
import { LATEST } from "./runs.ts";
import { GRID, readTrack, type TrackReading } from "./track-geometry.ts";

/** Class 4 in millimetres: difference in cross-level within 62 ft (49 CFR 213.63). */
const CROSSLEVEL_DIFFERENCE = 1.75 * MILLIMETRES_PER_INCH;
/** The unbalance in inches for which every vehicle qualifies (213.57). */
const UNBALANCE_IN = 3;

test.each(parameters)(
  "the example threshold of %s is below the limit of its class",
  (parameter) => {
    const { threshold, classLimit = Number.POSITIVE_INFINITY } = facts[parameter];

    expect(threshold).toBeLessThan(classLimit);
  },
);

test("the curves of the line carry its speed with the unbalance that every vehicle is qualified for", () => {
  for (const curve of curves)
    expect(unbalanceAt(curve, curve.cant / MILLIMETRES_PER_INCH)).toBeLessThan(UNBALANCE_IN);
});

test("cross-level from zero has a limit on tangent track alone", () => {
  expect(classLimitAt("crosslevel", 33_430)).toBe(trackClass.crosslevel);
  expect(classLimitAt("crosslevel", 30_740)).toBeUndefined();
});

test.each(places)("every reading at km $kilometre lies inside the limits of the class", (place) => {
  for (const { name, value, limit } of classChecks(place)) expect(value, name).toBeLessThan(limit);
});

test("cross-level before the bridge passes its limit before the next run, its place says so, and nothing else does", () => {
  const due = places.flatMap((place) =>
    classChecks(place).flatMap(({ name, value, change, limit }) =>
      value + change >= limit ? [`${place.kilometre} ${name}`] : [],
    ),
  );

  expect(due).toEqual(["33.43 cross-level"]);
  const bridge = places.find(({ kilometre }) => kilometre === 33.43);
  expect(bridge?.act).toMatch(/cross-level will pass the limit/);
});

/** A reading near a place beside the limit of the line's class, without its sign. */
interface ClassCheck {
  name: string;
  /** In millimetres. */
  value: number;
  /** Since the run before. */
  change: number;
  limit: number;
}

/**
 * The readings within 62 ft of a place beside the limits of the line's class. Cross-level has a limit of its own on
 * tangent track; in the body of a curve its average sets the speed, and in a spiral only its differences count.
 */
function classChecks({ kilometre }: Place): ClassCheck[] {
  const middle = kilometre * 1000;
  const reading = readTrack(middle - CHORD, middle + CHORD, GRID);
  const largest =
    (...channels: Channel[]) =>
    (run: number) =>
      Math.max(...channels.map((channel) => largestIn(reading, channel, run).value));
  const { gauge, alignment, surface, crosslevel } = trackClass;
  const checks = [
    checkOf("gauge", gauge, largest("gauge")),
    checkOf("alignment", alignment, largest("alignmentLeft", "alignmentRight")),
    checkOf("surface", surface, largest("surfaceLeft", "surfaceRight")),
    checkOf("difference in cross-level within 62\u00a0ft", CROSSLEVEL_DIFFERENCE, (run) =>
      spreadOf(reading, run),
    ),
  ];
  const curve = curveAt(middle);
  if (!curve) return [...checks, checkOf("cross-level", crosslevel, largest("crosslevel"))];
  if (!isInBody(middle, curve)) return checks;
  const unbalanceOn = (run: number) => {
    const elevationIn = averageElevation(middle, run) / MILLIMETRES_PER_INCH;
    return unbalanceAt(curve, elevationIn) * MILLIMETRES_PER_INCH;
  };
  const name = `unbalance at ${LINE_SPEED_MPH} mph`;
  return [...checks, checkOf(name, UNBALANCE_IN * MILLIMETRES_PER_INCH, unbalanceOn)];
}

function checkOf(name: string, limit: number, valueOn: (run: number) => number): ClassCheck {
  const value = valueOn(LATEST);
  return { name, value, change: value - valueOn(LATEST - 1), limit };
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

/** Between the spirals of a curve. */
function isInBody(metres: number, { from, to, spiral }: Curve): boolean {
  return metres >= from + spiral && metres <= to - spiral;
}

/** The part of the equilibrium superelevation in inches that the line's speed leaves out on an elevation in inches. */
function unbalanceAt({ degree }: Curve, elevationIn: number): number {
  return 0.0007 * LINE_SPEED_MPH ** 2 * Math.abs(degree) - elevationIn;
}
