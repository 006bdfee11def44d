import { expect, test } from "vitest";
import { isSampled } from "./is-sampled.ts";

test("one page view in ten is measured", () => {
  const views = Array.from({ length: 100 }, (_, index) => isSampled({}, index / 100));

  expect(views.filter(Boolean)).toHaveLength(10);
});

test("a browser that asks for privacy is left alone", () => {
  expect(isSampled({ globalPrivacyControl: true }, 0)).toBe(false);
});
