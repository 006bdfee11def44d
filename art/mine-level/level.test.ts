import { expect, test } from "vitest";
import { centrelineAt, drifts, elevationOn } from "./level.ts";

test("the elevations of a drift's ends agree with its grade", () => {
  const differences = drifts.map(({ grade }, drift) => {
    const { length } = centrelineAt(drift);
    const rise = elevationOn(drift, length) - elevationOn(drift, 0);
    return Math.abs((rise / length) * 100 - grade);
  });

  expect(Math.max(...differences)).toBeLessThan(0.5);
});
