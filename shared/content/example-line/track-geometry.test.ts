import { expect, test } from "vitest";
import { MILLIMETRES_PER_INCH } from "../../units.ts";
import {
  CHORD,
  type Curve,
  curveAt,
  curves,
  LINE_LENGTH,
  LINE_SPEED_MPH,
  NOMINAL_GAUGE,
} from "./line-design.ts";
import { baseOf, largestIn } from "./measure.ts";
import { type Channel, classLimitAt, facts, trackClass } from "./parameters.ts";
import { type Place, places } from "./places.ts";
import { LATEST } from "./runs.ts";
import { GRID, readTrack, type TrackReading } from "./track-geometry.ts";

/** Class 4 in millimetres: difference in cross-level within 62 ft (49 CFR 213.63). */
const CROSSLEVEL_DIFFERENCE = 1.75 * MILLIMETRES_PER_INCH;
/** The unbalance in inches for which every vehicle qualifies (213.57). */
const UNBALANCE_IN = 3;

test("thresholds are below the limits of the class, of which cross-level from zero has one on tangent track alone", () => {
  for (const { threshold, classLimit = Number.POSITIVE_INFINITY, name } of Object.values(facts))
    expect(threshold, name).toBeLessThan(classLimit);
  expect(classLimitAt("crosslevel", 33_430)).toBe(trackClass.crosslevel);
  expect(classLimitAt("crosslevel", 30_740)).toBeUndefined();
});

test("the curves of the line carry its speed with the unbalance that every vehicle is qualified for", () => {
  for (const curve of curves)
    expect(unbalanceAt(curve, curve.cant / MILLIMETRES_PER_INCH)).toBeLessThan(UNBALANCE_IN);
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

test("a place has the same values in every window", () => {
  const wide = readTrack(33_000, 33_900, 0.5);
  const narrow = readTrack(33_300, 33_500, 0.5);

  for (const channel of ["gauge", "twist", "surfaceLeft"] as const) {
    const [here, there] = [wide.of(channel, 2)[800], narrow.of(channel, 2)[200]];
    expect(here, channel).toBeCloseTo(there ?? 0, 6);
  }
});

test("twist is the difference of cross-level over 10 m", () => {
  const reading = readTrack(42_000, 42_200, 0.5);
  const level = reading.of("crosslevel", LATEST);
  const back = 10 / reading.step;

  const differences = level.map((each, index) => each - (level[index - back] ?? Number.NaN));

  expect(reading.of("twist", LATEST).subarray(back)).toEqual(differences.subarray(back));
});

test("the alignments of the rails differ by the chord offset of the gauge", () => {
  // Twenty-one steps of this length are half a chord.
  const step = 0.45;
  const half = Math.round(CHORD / 2 / step);
  const reading = readTrack(42_120, 42_300, step);
  const gauge = reading.of("gauge", LATEST);
  const [left, right] = [reading.of("alignmentLeft", LATEST), reading.of("alignmentRight", LATEST)];

  for (let index = half; index < gauge.length - half; index++) {
    const ends = (gauge[index - half] ?? 0) + (gauge[index + half] ?? 0);
    const offset = (gauge[index] ?? 0) - ends / 2;
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    expect(Math.abs(difference - offset)).toBeLessThan(2);
  }
});

test("cross-level is the superelevation in every curve, positive where the left rail is the outer one", () => {
  for (const { from, to, spiral, cant, degree } of curves) {
    const level = readTrack(from + spiral, to - spiral, 0.5).of("crosslevel", 0);
    const mean = level.reduce((sum, each) => sum + each, 0) / level.length;

    expect(Math.abs(mean - cant * Math.sign(degree)), `curve at ${from} m`).toBeLessThan(2.5);
  }
});

test("where a curve of 4 degrees has moved outwards, curvature is more than 4 in on a chord of 62 ft, and alignment has its sign", () => {
  for (const kilometre of [10.42, 31.93]) {
    const reading = readTrack(kilometre * 1000, kilometre * 1000, 0.5);
    const design = reading.design("curvature")[0] ?? 0;
    const side = Math.sign(design);

    expect((design * side) / 25.4).toBeCloseTo(4, 1);
    expect((reading.of("curvature", LATEST)[0] ?? 0) * side).toBeGreaterThan(design * side + 2);
    expect((reading.of("alignmentLeft", LATEST)[0] ?? 0) * side).toBeGreaterThan(2);
  }
});

test.each(["gauge", "crosslevel", "twist", "alignment", "surface"] as const)(
  "outside of the ranked places no %s is beyond its threshold",
  (parameter) => {
    const reading = readTrack(0, LINE_LENGTH, 0.5);
    for (const lane of facts[parameter].lanes) {
      const base = baseOf(lane, reading);
      const beyond = [...reading.of(lane, LATEST).entries()]
        .filter(([index, each]) => {
          const deviation = Math.abs(each - (base[index] ?? NOMINAL_GAUGE));
          return deviation >= facts[parameter].threshold;
        })
        .map(([index]) => index * reading.step)
        .filter(
          (metres) => !places.some(({ kilometre }) => Math.abs(kilometre * 1000 - metres) < 20),
        );
      expect(beyond, lane).toEqual([]);
    }
  },
);

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
  const { from, to, spiral } = curve;
  if (middle < from + spiral || middle > to - spiral) return shares;
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

/** The average elevation of 213.57: of 11 points 15.5 ft apart. */
function averageElevation(middle: number, run: number): number {
  const level = readTrack(middle - 23.75, middle + 23.75, 4.75).of("crosslevel", run);
  return Math.abs(level.reduce((sum, each) => sum + each, 0)) / level.length;
}

/** The part of the equilibrium superelevation in inches that the line's speed leaves out on an elevation in inches. */
function unbalanceAt({ degree }: Curve, elevationIn: number): number {
  return 0.0007 * LINE_SPEED_MPH ** 2 * Math.abs(degree) - elevationIn;
}
