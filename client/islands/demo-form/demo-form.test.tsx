import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { demoForm } from "./demo-form.tsx";

const props = {
  captcha: { provider: "altcha", workerUrl: "/assets/altcha-worker.js" },
  contactEmail: "hello@example.com",
} as const;

test("the server renders step 1 with one field and a button", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} />);

  expect(html).toContain('data-step="email"');
  expect(html).toContain("Continue");
  expect(html).not.toContain("Full name");
  expect(html).not.toContain("Submit Request");
});

test("both live regions are in the page from the start, empty", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} />);

  expect(html).toContain('<div role="status"></div>');
  expect(html).toContain('<div role="alert"></div>');
});

test("without script a mailto link is shown", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} />);

  expect(html).toMatch(/<noscript>.*href="mailto:hello@example\.com\?subject=Demo%20request/);
});

test("the mail that replaces the form carries the industry of the address", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} industry="Mining" />);

  expect(html).toContain("Industry%3A%20Mining");
});

test("an unknown industry is ignored", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} industry="Aviation" />);

  expect(html).not.toContain("Aviation");
});

test("the markup carries no inline style", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} />);

  expect(html).not.toContain("style=");
});
