import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

test("renders a link with `href`", () => {
  const html = renderToStaticMarkup(<Button href="/book-a-demo">Book a demo</Button>);

  expect(html).toMatch(/^<a [^>]*href="\/book-a-demo"[^>]*>Book a demo<\/a>$/);
});

test("renders a button of type button without `href`", () => {
  const html = renderToStaticMarkup(<Button>Try again</Button>);

  expect(html).toMatch(/^<button [^>]*type="button"/);
});

test("is disabled and has aria-busy while busy", () => {
  const html = renderToStaticMarkup(<Button busy>Submitting...</Button>);

  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("disabled");
});
