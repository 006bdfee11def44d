import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

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
