import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

test("with an address it is a link", () => {
  const html = renderToStaticMarkup(<Button href="/book-a-demo">Book a demo</Button>);

  expect(html).toMatch(/^<a [^>]*href="\/book-a-demo"[^>]*>Book a demo<\/a>$/);
});

test("without one it is a button that submits no form by accident", () => {
  const html = renderToStaticMarkup(<Button>Try again</Button>);

  expect(html).toMatch(/^<button [^>]*type="button"/);
});

test("while busy it says so and cannot be pressed again", () => {
  const html = renderToStaticMarkup(<Button busy>Submitting...</Button>);

  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("disabled");
});
