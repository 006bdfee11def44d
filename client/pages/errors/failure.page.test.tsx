import { expect, test } from "vitest";
import { renderPage } from "../../testing/render-page.tsx";
import { failure } from "./failure.page.tsx";

test("a server error offers a retry and a reference to quote", () => {
  const html = renderPage(failure, { status: 503, reference: "abc-123" });

  expect(html).toContain("Something went wrong. Please try again.");
  expect(html).toMatch(/href=""[^>]*>Try again/);
  expect(html).toContain("?subject=abc-123");
});

test.each([403, 405, 406])("status %i offers no retry", (status) => {
  const html = renderPage(failure, { status, reference: "abc-123" });

  expect(html).toContain("This site does not accept that request.");
  expect(html).not.toContain("Try again");
});
