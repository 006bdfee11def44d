import { expect, test } from "vitest";
import { htmlOf } from "../testing/html-of.ts";
import { createHighlighter } from "./code-blocks.ts";

const limits = { blockCharacters: 1_000, characters: 1_500, nodes: 100 };

test("highlights code and labels it with its language", () => {
  const html = htmlOf("```python\n# Force\nE = 207e9\nprint('N')\n```");

  expect(html).toContain('<div class="code-head"><span>Python</span></div>');
  expect(html).toContain('<span class="hljs-comment"># Force</span>\nE = ');
  expect(html).toContain('<span class="hljs-number">207e9</span>');
  expect(html).toContain('<span class="hljs-string">&#x27;N&#x27;</span>');
});

test.each([
  ["sh", "Shell"],
  ["c", "C"],
  ["YML", "YAML"],
  ["csv", "CSV"],
])("%s is the language %s", (word, label) => {
  const html = htmlOf(`\`\`\`${word}\na: 1\n\`\`\``);

  expect(html).toContain(`<span>${label}</span>`);
  expect(html).toContain(`aria-label="Code, ${label}"`);
});

test.each(["```\na = 1\n```", "```brainfuck\na = 1\n```", "    a = 1"])(
  "code without a known language is labelled Code: %j",
  (markdown) => {
    const html = htmlOf(markdown);

    expect(html).toContain("<span>Code</span>");
    expect(html).toMatch(/<code[^>]*>a = 1\n<\/code>/);
  },
);

test("markup in code stays text", () => {
  const html = htmlOf('```html\n<img src=x onerror="alert(1)">\n```');

  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;");
});

test("highlighting keeps every character of the code", () => {
  const code = 'SELECT "a", \'b\' -- c\n  FROM "t" WHERE x <> 1 && y;\n';

  const html = htmlOf(`\`\`\`sql\n${code}\`\`\``);

  const [, shown = ""] = /<code[^>]*>(.*)<\/code>/s.exec(html) ?? [];
  const text = shown
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  expect(text).toBe(code);
});

test("preformatted text without code has no copy button", () => {
  const html = htmlOf("<pre>Mile 12\n  Mile 13</pre>");

  expect(html).toBe('<pre tabindex="0">Mile 12\n  Mile 13</pre>');
});

test("does not highlight blocks beyond the shared limits of a post", () => {
  const listing = `\`\`\`python\n${"x = 1\n".repeat(700)}\`\`\`\n\n`;

  const html = htmlOf(listing.repeat(5));

  expect(html.match(/<pre/g)).toHaveLength(5);
  expect(html).toContain("hljs-number");
  expect(html.match(/<span class="hljs-/g)?.length).toBeLessThan(4_000);
  expect(html).toMatch(/<code class="language-python">x = 1\nx = 1/);
});

test("keeps the order of nested scopes", () => {
  const highlight = createHighlighter();

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
  const highlight = createHighlighter(limits);

  const results = listings.map((code) => highlight(code, "python"));

  expect(results.at(-1)).toBeUndefined();
  expect(results.slice(0, -1)).not.toContain(undefined);
});
