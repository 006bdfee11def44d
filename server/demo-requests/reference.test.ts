import { expect, test } from "vitest";
import { createReference, parseReference } from "./reference.ts";

test("references are short and have no ambiguous letters", () => {
  const references = Array.from({ length: 200 }, createReference);

  for (const reference of references)
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
  expect(new Set(references).size).toBe(200);
});

test.each([
  ["7F3K-2Q", "7F3K-2Q"],
  ["7f3k2q", "7F3K-2Q"],
  [" 7F3K 2Q ", "7F3K-2Q"],
  ["OIL1-00", "0111-00"],
  ["", undefined],
  ["7F3K-2QQ", undefined],
  ["UUUU-UU", undefined],
  ["7F3K-2\u0000", undefined],
])("parses %j as the reference %s, or undefined if it is none", (typed, reference) => {
  expect(parseReference(typed)).toBe(reference);
});
