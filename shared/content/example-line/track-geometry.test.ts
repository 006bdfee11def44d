import { expect, test } from "vitest";
import { MILLIMETRES_PER_INCH } from "../../units.ts";
import { CHORD, curves, LINE_LENGTH, LINE_SPEED_MPH, NOMINAL_GAUGE } from "./line-design.ts";
import { baseOf, largestIn } from "./measure.ts";
import { classLimitAt, facts, parameters, trackClass } from "./parameters.ts";
import { places } from "./places.ts";
import { LATEST } from "./runs.ts";
import { GRID, readTrack } from "./track-geometry.ts";

/** Class 4 in millimetres: difference in cross-level within 62 ft (49 CFR 213.63). */
const CROSSLEVEL_DIFFERENCE = 1.75 * MILLIMETRES_PER_INCH;

test("thresholds are below the limits of the class, of which cross-level from zero has one on tangent track alone", () => {
  for (const { threshold, classLimit = Number.POSITIVE_INFINITY, name } of Object.values(facts))
    expect(threshold, name).toBeLessThan(classLimit);
  expect(classLimitAt("crosslevel", 33_430)).toBe(trackClass.crosslevel);
  expect(classLimitAt("crosslevel", 30_740)).toBeUndefined();
});

test("with cross-level below its threshold, the curves carry the speed of the line with at most 3 in of unbalance, for which every vehicle qualifies (213.57)", () => {
  for (const { degree, cant } of curves) {
    const elevationIn = (cant - facts.crosslevel.threshold) / MILLIMETRES_PER_INCH;
    expect(0.0007 * LINE_SPEED_MPH ** 2 * Math.abs(degree) - elevationIn).toBeLessThan(3);
  }
});

test("every place lies inside the limits of the class, and only cross-level before the bridge passes its limit before the next run, as its place says", () => {
  const due = places.flatMap(({ kilometre }) => {
    const middle = kilometre * 1000;
    const reading = readTrack(middle - CHORD, middle + CHORD, GRID);
    const level = reading.of("crosslevel", LATEST);
    expect(Math.max(...level) - Math.min(...level)).toBeLessThan(CROSSLEVEL_DIFFERENCE);
    return parameters.flatMap((parameter) => {
      const limit = classLimitAt(parameter, middle) ?? Number.POSITIVE_INFINITY;
      return facts[parameter].lanes.flatMap((lane) => {
        const { value: before } = largestIn(reading, lane, LATEST - 1);
        const { value: latest } = largestIn(reading, lane, LATEST);
        expect(latest, `${lane} at km ${kilometre}`).toBeLessThan(limit);
        return 2 * latest - before >= limit ? `${kilometre} ${lane}` : [];
      });
    });
  });

  expect(due).toEqual(["33.43 crosslevel"]);
  expect(places.find(({ kilometre }) => kilometre === 33.43)?.reason).toContain(
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
