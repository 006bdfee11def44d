import { expect, test } from "vitest";
import { randomNumbers } from "../../shared/content/example-line/random-process.ts";
import { NEW } from "../../shared/point-cloud/scan-file.ts";
import { compareScans } from "./compare-scans.ts";
import { gaussian } from "./noise.ts";
import type { Point } from "./take-scan.ts";

/** A level square of 4 m with range noise, scanned from above. */
function floorAt(height: (x: number) => number, seed: number): Point[] {
  const random = randomNumbers(seed);
  return Array.from({ length: 6000 }, () => {
    const [x, y] = [4 * random(), 4 * random()];
    const z = height(x) + 0.005 * gaussian(random);
    return { at: [x, y, z], direction: [0, 0, -1], range: 3, intensity: 99, kind: 0, change: 0 };
  });
}

const changesOf = (points: readonly Point[], from: number, to: number) =>
  points.filter(({ at }) => at[0] > from && at[0] < to).map(({ change }) => change);

test("a surface that lies lower is farther from the vehicle, and one that did not move has no change", () => {
  const later = floorAt((x) => (x > 2 ? -0.3 : 0), 1);
  const earlier = floorAt(() => 0.008, 2);
  compareScans(later, earlier, () => true);

  for (const change of changesOf(later, 2.7, 3.7)) expect(Math.abs(change + 31)).toBeLessThan(3);
  expect(new Set(changesOf(later, 0.3, 1.3))).toEqual(new Set([0]));
});

test("what was not there is new, and what cannot be compared has no change", () => {
  const flat = () => 0;
  const above = floorAt(() => 2, 3).map((each) => ({ ...each, kind: 1 }));
  const later = [...floorAt(flat, 1), ...above];

  compareScans(later, floorAt(flat, 2), () => true);
  for (const { kind, change } of later) if (kind === 1) expect(change).toBe(NEW);

  compareScans(later, floorAt(flat, 2), (kind) => kind === 0);
  expect(later.every(({ change }) => change === 0)).toBe(true);
});
