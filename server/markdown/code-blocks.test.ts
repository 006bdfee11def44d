import { expect, test } from "vitest";
import { htmlOf } from "../testing/html-of.ts";

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
  const html = htmlOf("```python\nf'{x}'\n```");

  expect(html).toContain(
    '<span class="hljs-string">f&#x27;<span class="hljs-subst">{x}</span>&#x27;</span>',
  );
});

test.each([
  ["a listing that is too long", "#".repeat(100), "#".repeat(8_000)],
  ["the listing that is too much for its post", "#".repeat(7_900), "#".repeat(7_900), 3],
  ["a listing of too many colours", "1 ".repeat(60), "1 ".repeat(3_900)],
])("%s is not highlighted", (_what, before, listing, times = 1) => {
  const listings = [...Array.from({ length: times }, () => before), listing];

  const html = htmlOf(listings.map((code) => `\`\`\`python\n${code}\n\`\`\``).join("\n\n"));

  const [, ...blocks] = html.split("<pre");
  expect(blocks.map((block) => block.includes("hljs-"))).toEqual([
    ...Array.from({ length: times }, () => true),
    false,
  ]);
});
