import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";

test("highlights code and labels it with its language", () => {
  const html = htmlOf("```python\n# Force\nE = 207e9\nprint('N')\n```");

  expect(html).toContain('<div class="code-head"><span>python</span></div>');
  expect(html).toContain('<span class="hljs-comment"># Force</span>\nE = ');
  expect(html).toContain('<span class="hljs-number">207e9</span>');
  expect(html).toContain('<span class="hljs-string">&#x27;N&#x27;</span>');
});

test.each(["sh", "c++", "YML", "matlab", "csv"])("the label of %s is its word", (word) => {
  const html = htmlOf(`\`\`\`${word}\na: 1\n\`\`\``);

  expect(html).toContain(`<span>${word}</span>`);
  expect(html).toContain(`aria-label="Code, ${word}"`);
});

test.each(["```\na = 1\n```", "    a = 1"])(
  "code without a language is labelled Code: %j",
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

test("keeps the order of nested scopes", () => {
  const html = htmlOf("```python\nf'{x}'\n```");

  expect(html).toContain(
    '<span class="hljs-string">f&#x27;<span class="hljs-subst">{x}</span>&#x27;</span>',
  );
});

test("a listing that is too long is not highlighted", () => {
  const html = htmlOf(`\`\`\`python\n${"#".repeat(8_001)}\n\`\`\``);

  expect(html).not.toContain("hljs-");
});
