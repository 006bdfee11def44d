import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipPage } from "./gzip-page.ts";

const css = Array.from({ length: 500 }, (_, n) => `.class-${n}{margin:${n}px}`).join("");
const page = (style: string, body: string) =>
  Buffer.from(`<!DOCTYPE html><title>Café</title><style>${style}</style><p>${body}</p>`);

test("a page is what it was once it is unpacked, be it the first with its styles or a later one", () => {
  const pages = ["one", "two – a longer one".repeat(5_000), ""].map((body) => page(css, body));

  const unpacked = pages.map((html) => gunzipSync(gzipPage(html, css)));

  expect(unpacked).toEqual(pages);
});

test("a page is no larger for being packed in pieces", () => {
  const html = page(css, "hello");
  const other = gzipPage(html, "p{color:red}");

  expect(gzipPage(html, css).length).toBeLessThan(other.length + 60);
});

test("a page with other styles than it is said to have, or none, is packed all the same", () => {
  for (const html of [page("p{}", "hello"), Buffer.from("<p>hello</p>"), Buffer.alloc(0)]) {
    expect(gunzipSync(gzipPage(html, css))).toEqual(html);
  }
});
