import { expect, test } from "vitest";
import { heatDay, peakRail } from "../../shared/content/heat-day.ts";
import { thermalForce } from "../../shared/content/thermal-force.ts";
import {
  forceMeaning,
  neutralTemperature,
  railTemperature,
  readField,
  readForceSetting,
  signed,
  workedForce,
} from "./force-setting.ts";

test.each([
  [20, "compression in each rail, 20\u00a0°C above neutral", 409],
  [-20, "tension in each rail, 20\u00a0°C below neutral", -409],
  [0, "in each rail at its neutral temperature", 0],
])("a difference of %d °C is %s, a force of %d kN", (differenceC, words, forceKN) => {
  const force = thermalForce(differenceC);

  expect(forceMeaning(force)).toBe(words);
  expect(Math.round(force.forceKN)).toBe(forceKN);
});

test.each([
  [-95.2, "−95"],
  [0, "0"],
  [-0.2, "0"],
  [-1597, "−1,597"],
])("formats %d as %s", (value, written) => {
  expect(signed(value)).toBe(written);
});

test("the explorer begins with the peak of the example heat day, also in place of a wrong temperature", () => {
  expect(railTemperature.start).toBe(Math.round(peakRail));
  expect(neutralTemperature.start).toBe(heatDay.neutral);
  expect(workedForce(readForceSetting({ rail: "hot" }))).toBe(
    "Worked for 50\u00a0°C with neutral at 35\u00a0°C: 207\u00a0GPa × 86\u00a0cm² × 11.5\u00a0×\u00a010⁻⁶ × 15 = 307\u00a0kN.",
  );
});

const field = { name: "miles", label: "Miles", min: -100, max: 1_000_000, start: 1300 };

test("a field without a value shows the number that it starts with", () => {
  expect(readField(field, {})).toEqual({ text: "1,300", value: 1300, error: "" });
});

test.each([
  ["1,300", 1300],
  [" 1 300 ", 1300],
  ["\u221240", -40],
  ["1000000", 1_000_000],
])("a field keeps the text %j beside its number %d", (text, value) => {
  expect(readField(field, { miles: text })).toEqual({ text, value, error: "" });
});

test.each(["", "-101", "1000001", "12.5", "1e3", "many", "<script>", "9".repeat(400)])(
  "a field keeps the text %j, and its error says what is expected",
  (text) => {
    expect(readField(field, { miles: text })).toEqual({
      text,
      value: undefined,
      error: "Enter a whole number from -100 to 1,000,000.",
    });
  },
);
