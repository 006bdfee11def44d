import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";

test.each([
  [
    "code is highlighted, labelled with its language, and scrolls by keyboard",
    "```python\n# Force\nE = 207e9\nprint('N')\n```",
    '<div class="code-head"><span>python</span></div>',
    '<pre tabindex="0" role="group" aria-label="Code, python"><code class="language-python">',
    '<span class="hljs-comment"># Force</span>\nE = ',
    '<span class="hljs-number">207e9</span>',
    '<span class="hljs-string">&#x27;N&#x27;</span>',
  ],
  [
    "nested scopes keep their order",
    "```python\nf'{x}'\n```",
    '<span class="hljs-string">f&#x27;<span class="hljs-subst">{x}</span>&#x27;</span>',
  ],
  [
    "code in a fence without a language is labelled Code",
    "```\na = 1\n```",
    "<span>Code</span>",
    ">a = 1\n</code>",
  ],
  ["markup in code stays text", "```html\n<img src=x onerror=a>\n```", "&lt;"],
])("%s", (_title, markdown, ...parts) => {
  const html = htmlOf(markdown);

  expect(html).not.toContain("<img");
  for (const part of parts) expect(html).toContain(part);
});

test.each(["sh", "c++", "YML", "matlab", "csv"])("the label of %s is its word", (word) => {
  const html = htmlOf(`\`\`\`${word}\na: 1\n\`\`\``);

  expect(html).toContain(`<span>${word}</span>`);
  expect(html).toContain(`aria-label="Code, ${word}"`);
});

test("highlighting keeps every character of the code", () => {
  const code = 'SELECT "a", \'b\' -- c\n  FROM "t" WHERE x <> 1 && y;\n';

  const html = htmlOf(`\`\`\`sql\n${code}\`\`\``);

  const [, shown = ""] = /<code[^>]*>(.*)<\/code>/s.exec(html) ?? [];
  const characters: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  const text = shown
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&([^;]+);/g, (_, name) => characters[name] ?? "");
  expect(text).toBe(code);
});

test("preformatted text without code has no copy button", () => {
  const html = htmlOf("<pre>Mile 12\n  Mile 13</pre>");

  expect(html).toBe('<pre tabindex="0">Mile 12\n  Mile 13</pre>');
});

test("a listing that is too long is not highlighted", () => {
  const html = htmlOf(`\`\`\`python\n${"#".repeat(8_001)}\n\`\`\``);

  expect(html).not.toContain("hljs-");
});
