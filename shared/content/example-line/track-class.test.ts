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
  for (const [name, share] of Object.entries(sharesOfLimits(place, LATEST)))
    expect(share, name).toBeLessThan(1);
});

test("cross-level before the bridge passes its limit before the next run, its place says so, and nothing else does", () => {
  const due = places.flatMap((place) => {
    const before = sharesOfLimits(place, LATEST - 1);
    return Object.entries(sharesOfLimits(place, LATEST))
      .filter(([name, share]) => 2 * share - (before[name] ?? 0) >= 1)
      .map(([name]) => `${place.kilometre} ${name}`);
  });

  expect(due).toEqual(["33.43 cross-level"]);
  const bridge = places.find(({ kilometre }) => kilometre === 33.43);
  expect(bridge?.act).toContain(
    `passes ${trackClass.crosslevel.toFixed(1)} mm, the limit of Class 4`,
  );
});

/**
 * The largest readings within 62 ft of a place as shares of the limits of the line's class. Cross-level has a limit of
 * its own on tangent track; in the body of a curve its average sets the speed, and in a spiral only its differences count.
 */
function sharesOfLimits({ kilometre }: Place, run: number): Record<string, number> {
  const middle = kilometre * 1000;
  const reading = readTrack(middle - CHORD, middle + CHORD, GRID);
  const largest = (...channels: Channel[]) =>
    Math.max(...channels.map((channel) => largestIn(reading, channel, run).value));
  const shares = {
    gauge: largest("gauge") / trackClass.gauge,
    alignment: largest("alignmentLeft", "alignmentRight") / trackClass.alignment,
    surface: largest("surfaceLeft", "surfaceRight") / trackClass.surface,
    "difference in cross-level within 62 ft": spreadOf(reading, run) / CROSSLEVEL_DIFFERENCE,
  };
  const curve = curveAt(middle);
  if (!curve) return { ...shares, "cross-level": largest("crosslevel") / trackClass.crosslevel };
  if (!isInBody(middle, curve)) return shares;
  const elevationIn = averageElevation(middle, run) / MILLIMETRES_PER_INCH;
  return { ...shares, unbalance: unbalanceAt(curve, elevationIn) / UNBALANCE_IN };
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
