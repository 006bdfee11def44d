import { expect, test } from "vitest";
import { isSampled } from "./is-sampled.ts";

test("measures one page view in ten", () => {
  const views = Array.from({ length: 100 }, (_, index) => isSampled({}, index / 100));

  expect(views.filter(Boolean)).toHaveLength(10);
});

test("does not measure a browser that sends Global Privacy Control", () => {
  expect(isSampled({ globalPrivacyControl: true }, 0)).toBe(false);
});
