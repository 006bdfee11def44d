import { expect, test } from "vitest";
import { nestingDepth } from "./nesting-depth.ts";

test.each([
  ["", 0],
  ["plain text - with a dash", 0],
  ["> quote", 1],
  ["> > - item", 3],
  ["1. one\n   1. two\n      - three", 4],
  ["text\n>>>>", 4],
  ["\t\tindented", 4],
  ["-not a list", 0],
  ["2015 was dry.", 0],
])("%j has a nesting depth of at most %i", (markdown, depth) => {
  const found = nestingDepth(markdown);

  expect(found).toBe(depth);
});
