import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { demoForm } from "./demo-form.tsx";

const props = {
  captcha: { provider: "altcha", workerUrl: "/assets/altcha-worker.js" },
  contactEmail: "hello@example.com",
} as const;

test("the server sends step 1: one field and a button", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} />);

  expect(html).toContain('data-step="email"');
  expect(html).toContain("Continue");
  expect(html).not.toContain("Full name");
  expect(html).not.toContain("Submit Request");
});

test("both live regions stand from the start, and are empty", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} />);

  expect(html).toContain('<div role="status"></div>');
  expect(html).toContain('<div role="alert"></div>');
});

test("without script there is a mail to write", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} />);

  expect(html).toMatch(/<noscript>.*href="mailto:hello@example\.com\?subject=Demo%20request/);
});

test("what the visitor will see follows the industry of the address", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} industry="Mining" />);

  expect(html).toContain("Collision avoidance");
  expect(html).not.toContain("Rail temperature");
});

test("an industry that does not exist is none", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} industry="Aviation" />);

  expect(html).toContain("Your industry first");
});

test("the markup carries no inline style", () => {
  const html = renderToStaticMarkup(<demoForm.View {...props} />);

  expect(html).not.toContain("style=");
});
