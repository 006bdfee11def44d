import { expect, test } from "vitest";
import { stoppingDistance } from "../../../../shared/content/mine-level/stopping.ts";
import { brakingPath } from "./level-readings.tsx";

test("a vehicle keeps its speed until the brakes hold, has half of it a quarter before the end of its braking, and then stands", () => {
  const stopping = stoppingDistance(5, 0, { friction: 0.3, reactionS: 1.5 });

  const points = brakingPath(stopping)
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(" ").map(Number));

  expect(points[0]?.[0]).toBeCloseTo(stopping.reaction);
  expect(points[0]?.[1]).toBe(0);
  expect(points[7]?.[0]).toBeCloseTo(stopping.total - stopping.braking / 4, 1);
  expect(points[7]?.[1]).toBe(0.5);
  expect(points.at(-1)).toEqual([Number(stopping.total.toFixed(2)), 1]);
});
