import { expect, test } from "vitest";
import { thermalForce } from "./thermal-force.ts";

test.each([
  [20, "compression", 409],
  [-20, "tension", -409],
  [0, "no force", 0],
])("a rail %d °C above its neutral temperature is under %s", (difference, rail, forceKN) => {
  const force = thermalForce(difference);

  expect(force.rail).toBe(rail);
  expect(Math.round(force.forceKN)).toBe(forceKN);
});
