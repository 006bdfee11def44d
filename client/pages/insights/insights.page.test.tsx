import { expect, test } from "vitest";
import { renderPage } from "../../testing/render-page.tsx";
import { insights } from "./insights.page.tsx";

test("a failure to read page 3 passes the page to the island, which can retry", () => {
  const html = renderPage(insights, { list: { posts: [], failed: true }, page: 3 });

  expect(html).toContain("&quot;page&quot;:3");
});
