import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";
import { createPostParser } from "./post-parser.ts";
import { writeHtml } from "./write-html.ts";

test.each([
  ["/pictures/a.webp", "/pictures/a.webp"],
  ["a.webp", "a.webp"],
  ["HTTPS://Site.example:443/a.webp?b#c", "/a.webp?b#c"],
  ["//site.example/a.webp", "/a.webp"],
])("shows a picture of this site: %s", (address, src) => {
  const html = htmlOf(`![A rail](${address})`);

  expect(html).toBe(`<p><img src="${src}" alt="A rail" loading="lazy" decoding="async"/></p>`);
});

test.each([
  "https://other.example/a.png",
  "//other.example/a.png",
  "/\\other.example/a.png",
  "https://site.example.evil.example/a.png",
  "https://site.example@evil.example/a.png",
  "https://site.example:444/a.png",
])("replaces a picture on another host by a link: %s", (address) => {
  const html = htmlOf(`<img src="${address}" alt="A rail">`);

  expect(html).toBe(`<a href="${address}" rel="noopener noreferrer">A rail</a>`);
});

test.each(["/&#9;/other.example/a.png", "http://["])("shows no picture at %s", (address) => {
  expect(htmlOf(`<img src="${address}" alt="A rail">`)).not.toContain("<img");
});

test.each([
  ["![A rail](data:image/png;base64,AAAA)", "<p>A rail</p>"],
  ["![](data:image/png;base64,AAAA)", "<p>Picture</p>"],
  [
    "[![Build](https://img.example/b.svg)](https://other.example)",
    '<p><a href="https://other.example" rel="noopener noreferrer">Build</a></p>',
  ],
])("replaces a picture that cannot be shown or linked by its name: %s", (markdown, expected) => {
  expect(htmlOf(markdown)).toBe(expected);
});

test("adds a caption to a titled picture that is alone in a paragraph", () => {
  const html = htmlOf('![A rail](/pictures/a.webp "At noon")\n\nText ![B](/b.webp "In text")');

  expect(html).toMatch(/^<figure><img [^>]+><figcaption>At noon<\/figcaption><\/figure>/);
  expect(html).toMatch(/<p>Text <img [^>]*title="In text"[^>]*><\/p>$/);
});

test("adds size and all widths to known pictures", () => {
  const srcSet = "/media/a-600.webp 600w";
  const picture = { src: "/media/a-1200.webp", srcSet, width: 3, height: 2 };
  const pictureOf = (url: string) => (url === "/pictures/a.webp" ? picture : undefined);
  const { parse } = createPostParser({ siteUrl: "https://site.example", pictureOf });

  const { html } = writeHtml(parse("![A](/pictures/a.webp) ![B](/b.webp)"));

  expect(html).toBe(
    '<p><img src="/media/a-1200.webp" alt="A" loading="lazy" decoding="async" width="3" height="2" ' +
      'srcSet="/media/a-600.webp 600w" sizes="(min-width: 62.5rem) min(66vw, 66rem), 100vw"/> ' +
      '<img src="/b.webp" alt="B" loading="lazy" decoding="async"/></p>',
  );
});
