import { expect, test } from "vitest";
import { bentLine, curve, polygon, polyline } from "./path-data.ts";

test("polyline writes relative commands and omits steps of zero length", () => {
  expect(
    polyline([
      [10, 20],
      [10.04, 20],
      [13.55, 18.2],
      [13.55, 30],
    ]),
  ).toBe("M10 20l3.6-1.8v11.8");
});

test("rounding errors do not add up along a polyline", () => {
  const steps = curve(0, 100, 0.25, () => 0);

  const length = [...polyline(steps).matchAll(/h([\d.]+)/g)].reduce(
    (sum, [, h]) => sum + Number(h),
    0,
  );

  expect(length).toBeCloseTo(100);
});

test("polygon closes its path", () => {
  expect(
    polygon([
      [0, 0],
      [5, 0],
      [5, 5],
    ]),
  ).toBe("M0 0h5v5z");
});

test("curve includes both ends", () => {
  expect(curve(0, 5, 2, (x) => x * x)).toEqual([
    [0, 0],
    [2, 4],
    [4, 16],
    [5, 25],
  ]);
});

test("bentLine turns towards each point and ends at the last", () => {
  expect(
    bentLine([
      [0, 0],
      [20, 10],
      [40, 0],
      [60, 10],
      [80, 0],
    ]),
  ).toBe("M0 0q20 10 30 5t20 0t30-5");
});

test("rounding errors do not add up along a bentLine", () => {
  const line = bentLine(curve(0, 997, 7, (x) => Math.sin(x / 60) * 20));

  const [, ...ways] = line.slice(1).split(/[qt]/);
  const reached = ways.map((way) => Number(way.match(/-?[\d.]+/g)?.at(-2)));
  expect(reached.reduce((sum, dx) => sum + dx, 0)).toBeCloseTo(997, 1);
});
