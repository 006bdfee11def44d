import { expect, test } from "vitest";
import { coverageTime } from "./coverage.ts";

test.each([
  [100, 100, "1 year"],
  [150, 100, "1.5 years"],
  [90, 100, "under 1 year"],
  [1301, 100, "14 years"],
  [1_000_000, 1, "1,000,000 years"],
  [3, 10, "under 1 year"],
  [11, 10, "1.1 years"],
  [101, 100, "1.1 years"],
])("%d at %d a year take %s", (assets, inspectedAYear, words) => {
  const time = coverageTime(assets, inspectedAYear);

  expect(`${time?.value} ${time?.unit}`).toBe(words);
});
