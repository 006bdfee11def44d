import { expect, test } from "vitest";
import { calculate, fieldsOf } from "./calculators.ts";

test("1,300 culverts at 100 a year take 13 years", () => {
  expect(calculate("coverage", {}).answer).toEqual({
    value: "13",
    unit: "years",
    formula: "1,300 ÷ 100",
  });
});

test("250 miles with 3 inspectors cost $1,335,000 a year at the stated figure", () => {
  expect(calculate("inspection-cost", { miles: "250", inspectors: "3" }).answer).toEqual({
    value: "$1,335,000",
    unit: "a year",
    formula: "250 × 3 × $1,780",
  });
});

test("the visitor's own rate replaces the stated figure", () => {
  expect(calculate("inspection-cost", { rate: "650" }).answer).toEqual({
    value: "$65,000",
    unit: "a year",
    formula: "100 × 1 × $650",
  });
});

test("the largest numbers are calculated exactly", () => {
  const values = { miles: "999,999", inspectors: "9,999", rate: "99,999" };

  expect(calculate("inspection-cost", values).answer?.value).toBe("$999,889,001,109,999");
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
