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
import { type Layout, layouts, railUnderForce } from "./rail-under-force.ts";

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

test.each([
  [" 1 300 ", 1300],
  ["\u221240", -40],
  ["1000000", 1_000_000],
])("a field keeps the text %j beside its number %d, and starts with its own", (text, value) => {
  expect(readField(field, { miles: text })).toEqual({ text, value, error: "" });
  expect(readField(field, {})).toEqual({ text: "1,300", value: 1300, error: "" });
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

test.each(Object.keys(layouts) as Layout[])(
  "the longest arrow stays inside the %s layout",
  (layout) => {
    const coldest = thermalForce(railTemperature.min - neutralTemperature.max);
    const hottest = thermalForce(railTemperature.max - neutralTemperature.min);

    const tips = [coldest, hottest].flatMap(({ forceKN }) => tipsOf(forceKN, layout));

    expect(Math.min(...tips)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...tips)).toBeLessThanOrEqual(layouts[layout].width);
  },
);

test("twice the force makes an arrow twice as long, no force none, and the rail stays straight", () => {
  const reach = (forceKN: number) => {
    const [left = 0] = tipsOf(forceKN, "wide");
    return layouts.wide.trackFrom - 10 - left;
  };
  const [tension, none, compression] = [-400, 0, 400].map((force) => railUnderForce(force, "wide"));

  expect(reach(800)).toBeCloseTo(2 * reach(400));
  expect(none).toMatchObject({ shafts: "", heads: "" });
  expect([tension?.rails, compression?.rails]).toEqual([none?.rails, none?.rails]);
});

/** The x coordinates at which shafts and heads begin. */
function tipsOf(forceKN: number, layout: Layout): number[] {
  const { shafts, heads } = railUnderForce(forceKN, layout);
  return [...(shafts + heads).matchAll(/[mM](-?[\d.]+)/g)].map(([, x]) => Number(x));
}
