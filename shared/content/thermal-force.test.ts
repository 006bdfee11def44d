import { expect, test } from "vitest";
import { thermalForce } from "./thermal-force.ts";

test("a rail above its neutral temperature is under compression", () => {
  const force = thermalForce(20);

  expect(force.rail).toBe("compression");
  expect(Math.round(force.forceKN)).toBe(409);
});

test("a rail below its neutral temperature is under the same force in tension", () => {
  const force = thermalForce(-20);

  expect(force.rail).toBe("tension");
  expect(force.forceKN).toBe(-thermalForce(20).forceKN);
});

test("a rail at its neutral temperature has no force", () => {
  const force = thermalForce(0);

  expect(force).toMatchObject({ forceKN: 0, rail: "no force" });
});
