import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";
import { absoluteHtml } from "./absolute-html.ts";

const POST = "https://site.example/insights/a";

test.each([
  ["[x](/careers)", 'href="https://site.example/careers"'],
  ["[x](#part)", 'href="https://site.example/insights/a#part"'],
  ["[x](../b?c=1&d=2)", 'href="https://site.example/b?c=1&amp;d=2"'],
  ["[x](https://else.example/y)", 'href="https://else.example/y"'],
  ["[x](mailto:a@b.example)", 'href="mailto:a@b.example"'],
  ["![A](/pictures/x.webp)", 'src="https://site.example/pictures/x.webp"'],
  ['[x](</it\'s "here">)', `href="https://site.example/it's%20%22here%22"`],
])("makes the address in %s absolute", (markdown, attribute) => {
  expect(absoluteHtml(htmlOf(markdown), POST)).toContain(` ${attribute}`);
});

test("keeps text that looks like an address attribute", () => {
  const html = htmlOf('`<a href="/x">` and href="/x" and src="/y"');

  expect(absoluteHtml(html, POST)).toBe(html);
});

test("removes alternative sizes of a picture, and island tags, but not their content", () => {
  const picture = '<img src="/a" srcSet="/b 2x" sizes="100vw"/>';
  const code = "<pre>a &lt;page-island&gt;</pre>";
  const html = `${picture}<page-island name="copy-code" wake="0%">${code}</page-island>`;

  expect(absoluteHtml(html, POST)).toBe(`<img src="https://site.example/a"/>${code}`);
});
