import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { failure } from "./failure.page.tsx";

test("a server error offers a retry and a reference to quote", () => {
  const html = render(503);

  expect(html).toContain("Something went wrong. Please try again.");
  expect(html).toMatch(/href=""[^>]*>Try again/);
  expect(html).toContain("?subject=abc-123");
});

test.each([403, 405, 406])("status %i offers no retry", (status) => {
  const html = render(status);

  expect(html).toContain("This site does not accept that request.");
  expect(html).not.toContain("Try again");
});

function render(status: number): string {
  return renderToStaticMarkup(<failure.View data={{ status, reference: "abc-123" }} site={site} />);
}
