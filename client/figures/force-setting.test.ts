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

const field = { name: "miles", label: "Miles", min: 1, max: 1_000_000, start: 1300 };

test("a field without a value shows the number that it starts with", () => {
  expect(readField(field, {})).toEqual({ text: "1,300", value: 1300, error: "" });
});

test("a field keeps the visitor's text beside its number", () => {
  expect(readField(field, { miles: " 2 500" })).toEqual({ text: " 2 500", value: 2500, error: "" });
});

test.each(["", "0", "1000001", "12.5", "many", "<script>", "9".repeat(400)])(
  "the text %j is kept, and the error says what is expected",
  (text) => {
    expect(readField(field, { miles: text })).toEqual({
      text,
      value: undefined,
      error: "Enter a whole number from 1 to 1,000,000.",
    });
  },
);

test.each([
  ["1,300", 1300],
  [" 1 300 ", 1300],
  ["100", 100],
  ["-3", -3],
  ["\u221240", -40],
  ["", undefined],
  ["12.5", undefined],
  ["1e3", undefined],
  ["many", undefined],
])("%j is read as %s", (text, number) => {
  const { value } = readField({ ...field, min: -100 }, { miles: text });

  expect(value).toBe(number);
});

test.each([
  [-95.2, "−95"],
  [0, "0"],
  [-0.2, "0"],
  [20, "20"],
])("formats %d as %s", (value, written) => {
  expect(signed(value)).toBe(written);
});

test("the explorer begins with the peak of the example heat day", () => {
  expect(railTemperature.start).toBe(Math.round(peakRail));
  expect(neutralTemperature.start).toBe(heatDay.neutral);
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

test.each([
  [20, "compression in each rail, 20\u00a0°C above neutral"],
  [-20, "tension in each rail, 20\u00a0°C below neutral"],
  [0, "in each rail at its neutral temperature"],
])("a difference of %d °C is described", (differenceC, words) => {
  expect(forceMeaning(thermalForce(differenceC))).toBe(words);
});
