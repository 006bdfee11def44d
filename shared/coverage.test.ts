import { expect, test } from "vitest";
import { coverageTime, parseCount } from "./coverage.ts";

test("1,300 culverts at 100 a year take 13 years", () => {
  expect(coverageTime(1300, 100)).toEqual({ value: "13", unit: "years" });
});

test.each([
  [100, 100, "1 year"],
  [150, 100, "1.5 years"],
  [90, 100, "under 1 year"],
  [1301, 100, "14 years"],
  [1_000_000, 1, "1,000,000 years"],
  [3, 10, "under 1 year"],
  [11, 10, "1.1 years"],
])("%d at %d a year take %s", (assets, inspectedAYear, words) => {
  const time = coverageTime(assets, inspectedAYear);

  expect(`${time?.value} ${time?.unit}`).toBe(words);
});

test("returns undefined without assets or inspections", () => {
  expect(coverageTime(0, 100)).toBeUndefined();
  expect(coverageTime(1300, 0)).toBeUndefined();
});

test.each([
  ["1,300", 1300],
  [" 1 300 ", 1300],
  ["100", 100],
  ["", undefined],
  ["12.5", undefined],
  ["-3", undefined],
  ["many", undefined],
])("parses %j as %s", (text, count) => {
  expect(parseCount(text)).toBe(count);
});
