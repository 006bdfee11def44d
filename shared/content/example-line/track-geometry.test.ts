import { expect, test } from "vitest";
import { CHORD, curves, LINE_LENGTH, NOMINAL_GAUGE } from "./line-design.ts";
import { baseOf } from "./measure.ts";
import { facts } from "./parameters.ts";
import { places } from "./places.ts";
import { LATEST } from "./runs.ts";
import { readTrack } from "./track-geometry.ts";

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
