import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test.each([
  ["one two three", 13, "one two three"],
  ["one two three", 12, "one two…"],
  ["one two, three", 9, "one two…"],
  ["One at 2.5 there. Two by Dr. Three", 19, "One at 2.5 there."],
  ["infrastructure", 6, "infra…"],
  ["ab😀cd", 4, "ab…"],
  ["one", 0, "…"],
])("%j cut to %i characters is %j", (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected);
});

test.each([
  ["a script without spaces", `Apollo 社は${"過去の記録と比べて危険の高い".repeat(20)}`, 90],
  ["a word that is too long", `Link: https://example.com/${"abcdefghij".repeat(40)}`, 90],
  ["a family of four joined characters", "x".repeat(95) + "👨‍👩‍👧‍👦".repeat(4), 95],
])("cuts %s at the end of a character", (_what, text, atLeast) => {
  const kept = shorten(text, 100).replace(/…$/, "");

  const characters = [...new Intl.Segmenter("en").segment(text)].map(({ index }) => index);
  expect(characters).toContain(kept.length);
  expect(kept.length).toBeGreaterThanOrEqual(atLeast);
  expect(kept.length).toBeLessThan(100);
});
