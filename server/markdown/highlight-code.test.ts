import { expect, test } from "vitest";
import { createHighlighter } from "./highlight-code.ts";

const limits = { blockCharacters: 1_000, characters: 1_500, nodes: 100 };

test("keeps the order of nested scopes", () => {
  const { highlight } = createHighlighter();

  const children = highlight("f'{x}'", "python");

  expect(children).toEqual([
    {
      type: "element",
      tagName: "span",
      properties: { className: ["hljs-string"] },
      children: [
        { type: "text", value: "f'" },
        {
          type: "element",
          tagName: "span",
          properties: { className: ["hljs-subst"] },
          children: [{ type: "text", value: "{x}" }],
        },
        { type: "text", value: "'" },
      ],
    },
  ]);
});

test.each([
  ["a listing that is too long", ["a".repeat(1_001)]],
  ["the listing that is too much for its post", ["a".repeat(900), "a".repeat(900)]],
  ["a listing of too many colours", ["1 ".repeat(60)]],
])("%s is not highlighted", (_what, listings) => {
  const { highlight } = createHighlighter(limits);

  const results = listings.map((code) => highlight(code, "python"));

  expect(results.at(-1)).toBeUndefined();
  expect(results.slice(0, -1)).not.toContain(undefined);
});
