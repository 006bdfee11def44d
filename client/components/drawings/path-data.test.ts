import { expect, test } from "vitest";
import { bentLine, bentRing, curve, polygon, polyline, smoothLine } from "./path-data.ts";

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

test("smoothLine passes through its points", () => {
  expect(
    smoothLine([
      [0, 0],
      [60, 0],
      [60, 60],
    ]),
  ).toBe("M0 0C10 0 50 -10 60 0S60 50 60 60");
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

test("bentRing ends where it starts", () => {
  const ring = bentRing(
    curve(0, 350, 10, () => 0).map(([degrees]) => {
      const angle = (degrees / 180) * Math.PI;
      return [300 + 97.3 * Math.cos(angle), 200 + 61.7 * Math.sin(angle)];
    }),
  );

  const [start, ...ways] = ring.slice(1, -1).split(/[qt]/);
  expect(start).toBe("396.5 194.5");
  expect(ring.endsWith("z")).toBe(true);
  const reached = ways.map(
    (way) =>
      way
        .match(/-?[\d.]+/g)
        ?.slice(-2)
        .map(Number) ?? [],
  );
  expect(reached.reduce((sum, [dx = 0]) => sum + dx, 0)).toBe(0);
  expect(reached.reduce((sum, [, dy = 0]) => sum + dy, 0)).toBe(0);
});
