import { expect, test } from "vitest";
import { variantAt } from "./variant-at.ts";

test.each([
  [1, "lead"],
  [2, "lead row"],
  [3, "lead wide index"],
  [4, "lead index index index"],
  [5, "lead index index index row"],
  [9, "lead index index index wide index index index index"],
  [11, "lead index index index wide index index index index wide index"],
])("a list of %i posts fills its rows", (count, variants) => {
  const positions = Array.from({ length: count }, (_, position) => position);

  expect(positions.map((position) => variantAt(position, count)).join(" ")).toBe(variants);
});
