import { expect, test } from "vitest";
import { calculate, fieldsOf } from "./calculators.ts";

test("1,300 culverts at 100 a year take 13 years", () => {
  expect(calculate("coverage", {}).answer).toEqual({
    value: "13",
    unit: "years",
    formula: "1,300 ÷ 100",
  });
});

test("the largest numbers are calculated exactly", () => {
  expect(calculate("coverage", { culverts: "999,999", "per-year": "1" }).answer?.value).toBe(
    "999,999",
  );
});

test("a wrong number gives no result and an error at its field only", () => {
  const { readings, answer } = calculate("coverage", { culverts: "500", "per-year": "none" });

  expect(answer).toBeUndefined();
  expect(readings.map(({ error }) => error)).toEqual([
    "",
    "Enter a whole number from 1 to 1,000,000.",
  ]);
});

test("the fields of a calculator are its query parameters", () => {
  expect(fieldsOf("coverage")).toEqual(["culverts", "per-year"]);
});
