import { expect, test } from "vitest";
import {
  forceMeaning,
  readForceSetting,
  signed,
  thermalForce,
  workedForce,
} from "./thermal-force.ts";

test("a rail above its neutral temperature is under compression", () => {
  const force = thermalForce(20);

  expect(force.rail).toBe("compression");
  expect(Math.round(force.forceKN)).toBe(409);
  expect(forceMeaning(force)).toBe("compression in each rail, 20\u00a0°C above neutral");
});

test("a rail below its neutral temperature is under the same force in tension", () => {
  const force = thermalForce(-20);

  expect(force.rail).toBe("tension");
  expect(force.forceKN).toBe(-thermalForce(20).forceKN);
  expect(forceMeaning(force)).toBe("tension in each rail, 20\u00a0°C below neutral");
});

test("a rail at its neutral temperature has no force", () => {
  const force = thermalForce(0);

  expect(force).toMatchObject({ forceKN: 0, rail: "no force" });
  expect(forceMeaning(force)).toBe("in each rail at its neutral temperature");
});

test.each([
  [-95.2, "−95"],
  [0, "0"],
  [-0.2, "0"],
  [20, "20"],
])("formats %d as %s", (value, written) => {
  expect(signed(value)).toBe(written);
});

test("adds a plus sign if requested, but not to zero", () => {
  expect([signed(20, true), signed(0, true), signed(-20, true)]).toEqual(["+20", "0", "−20"]);
});

test("the explorer begins with the peak of the example heat day", () => {
  expect(workedForce(readForceSetting({}))).toBe(
    "Worked for 50\u00a0°C with neutral at 35\u00a0°C: 207\u00a0GPa × 86\u00a0cm² × 11.5\u00a0×\u00a010⁻⁶ × 15 = 307\u00a0kN.",
  );
});

test("a setting is read from an address; a wrong temperature is named and not worked with", () => {
  const setting = readForceSetting({ rail: "-5", neutral: "hot" });

  expect(setting.railC).toBe(-5);
  expect(setting.neutralC).toBe(35);
  expect(setting.force.rail).toBe("tension");
  expect(setting.neutral).toEqual({
    text: "hot",
    value: undefined,
    error: "Enter a whole number from 10 to 45.",
  });
});
