import { expect, test } from "vitest";
import { stoppingDistance } from "../../../../shared/content/mine-level/stopping.ts";
import { timesOfStop } from "./level-readings.tsx";

test("a vehicle keeps its speed until the brakes hold, and covers its stopping distance until it stands", () => {
  const speed = 5;
  const stopping = stoppingDistance(speed, 0, { friction: 0.3, reactionS: 1.5 });

  const { holdS, standS } = timesOfStop(speed, stopping, 1.5);

  expect(holdS).toBe(1.5);
  expect(speed * holdS + (speed * (standS - holdS)) / 2).toBeCloseTo(stopping.total);
});
