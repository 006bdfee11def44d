import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withFittedStyles } from "./fit-styles.ts";

const CSS =
  ":root{--late:2;--on:1}.on{opacity:var(--on)}.late{opacity:var(--late)}.off{top:0}p{x:1}";
const style = { css: CSS, integrity: sha256(CSS) };

function pageOf(body: string) {
  return {
    html: Buffer.from(`<head><style>${CSS}</style></head><body>${body}</body>`),
    headers: { "Content-Security-Policy": `style-src '${style.integrity}' 'self'`, "X-Other": "1" },
    style,
  };
}

test("rules go that neither the markup nor an island can use, with what only they asked for", () => {
  const page = pageOf('<p class="on wide"></p><page-island name="list"></page-island>');

  const { html } = withFittedStyles(page, { list: ["late"] });

  expect(html.toString()).toContain(
    "<style>:root{--late:2;--on:1}.on{opacity:var(--on)}.late{opacity:var(--late)}p{x:1}</style>",
  );
  expect(withFittedStyles(page, { list: [] }).html.toString()).toContain(
    "<style>:root{--on:1}.on{opacity:var(--on)}p{x:1}</style>",
  );
});

test("the policy trusts the styles that are left, and no others", () => {
  const page = pageOf('<p class="on"></p>');

  const { html, headers } = withFittedStyles(page, {});

  const [, css = ""] = /<style>(.*)<\/style>/.exec(html.toString()) ?? [];
  expect(headers).toEqual({
    "Content-Security-Policy": `style-src '${sha256(css)}' 'self'`,
    "X-Other": "1",
  });
});

test("with an island of which nothing is known the styles stay whole", () => {
  const page = pageOf('<page-island name="new"></page-island>');

  expect(withFittedStyles(page, { list: [] })).toBe(page);
});

test("a class that a text speaks of is none of the page's", () => {
  const page = pageOf("<p> class=&quot;off&quot;</p>");

  expect(withFittedStyles(page, {}).html.toString()).not.toContain(".off");
});

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
