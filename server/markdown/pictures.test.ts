import { expect, test } from "vitest";
import { htmlOf } from "../testing/html-of.ts";
import { createPostParser } from "./post-parser.ts";
import { writeHtml } from "./write-html.ts";

test.each([
  ["/pictures/a.webp", "/pictures/a.webp"],
  ["/media/a.svg", "/media/a.svg"],
  ["a.webp", "a.webp"],
  ["https://site.example/pictures/a.webp", "/pictures/a.webp"],
])("a picture of this site is shown: %s", (address, src) => {
  const html = htmlOf(`![A rail](${address})`);

  expect(html).toBe(`<p><img src="${src}" alt="A rail" loading="lazy" decoding="async"/></p>`);
});

test.each([
  "https://other.example/a.png",
  "//other.example/a.png",
  "/\\other.example/a.png",
  "https://site.example.evil.example/a.png",
  "https://site.example@evil.example/a.png",
])("a picture on another host becomes a link: %s", (address) => {
  const html = htmlOf(`<img src="${address}" alt="A rail">`);

  expect(html).toBe(`<a href="${address}" rel="noopener noreferrer">A rail</a>`);
});

test("a tab between two slashes leads to another host too", () => {
  const html = htmlOf('<img src="/&#9;/other.example/a.png" alt="A rail">');

  expect(html).not.toContain("<img");
});

test.each([
  ["![A rail](data:image/png;base64,AAAA)", "<p>A rail</p>"],
  ["![](data:image/png;base64,AAAA)", "<p>Picture</p>"],
  [
    "[![Build](https://img.example/b.svg)](https://other.example)",
    '<p><a href="https://other.example" rel="noopener noreferrer">Build</a></p>',
  ],
])("what can be neither shown nor linked leaves its words: %s", (markdown, expected) => {
  const html = htmlOf(markdown);

  expect(html).toBe(expected);
});

test("a picture with a title and a paragraph to itself gets a caption", () => {
  const html = htmlOf('![A rail](/pictures/a.webp "At noon")\n\nText ![B](/b.webp "In text")');

  expect(html).toMatch(/^<figure><img [^>]+><figcaption>At noon<\/figcaption><\/figure>/);
  expect(html).toMatch(/<p>Text <img [^>]*title="In text"[^>]*><\/p>$/);
});

test("a picture on another host is shown where the site has a copy of it", () => {
  const parse = createPostParser({ siteUrl: "https://site.example" });
  const copies = new Map([["https://other.example/a%20b.png", "/media/copy.webp"]]);
  const markdown =
    "![A](<https://other.example/a b.png>) [![B](//other.example/b.png)](/b) ![C](/c.webp)";

  const { html, remotePictures } = writeHtml(parse(markdown, { copies }));

  expect(html).toContain('<img src="/media/copy.webp" alt="A"');
  expect(html).toContain('<a href="/b">B</a>');
  expect(remotePictures).toEqual([
    "https://other.example/a%20b.png",
    "https://other.example/b.png",
  ]);
});

test("a post of 150 pictures on other hosts names the first hundred", () => {
  const parse = createPostParser({ siteUrl: "https://site.example" });
  const markdown = Array.from({ length: 150 }, (_, n) => `![A](https://other.example/${n})`);

  expect(parse(markdown.join("\n")).remotePictures).toHaveLength(100);
});
