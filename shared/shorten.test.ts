import { expect, test } from "vitest";
import { shorten, wholeSentences } from "./shorten.ts";

test.each([
  ["one two three", 13, "one two three"],
  ["one two three", 12, "one two…"],
  ["one two, three", 9, "one two…"],
  ["one two three", 8, "one two…"],
  ["infrastructure", 6, "infra…"],
  ["ab😀cd", 4, "ab…"],
  ["one", 0, "…"],
])("%j cut to %i characters is %j", (text, length, expected) => {
  const cut = shorten(text, length);

  expect(cut).toBe(expected);
});

test.each([
  ["Rails grow. Rails buckle.", 25, "Rails grow. Rails buckle."],
  ["Rails grow. Rails buckle.", 24, "Rails grow."],
  ["Rails grow. Rails buckle.", 11, "Rails grow."],
  ["Rails grow. Rails buckle.", 10, "Rails…"],
  ["“Rails grow.” Rails buckle.", 20, "“Rails grow.”"],
  ["A grid of 2.5 km covers it.", 20, "A grid of 2.5 km…"],
])("the sentences of %j within %i characters are %j", (text, length, expected) => {
  expect(wholeSentences(text, length)).toBe(expected);
});
