import { expect, test } from "vitest";
import { readField } from "./content/thermal-force.ts";

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
