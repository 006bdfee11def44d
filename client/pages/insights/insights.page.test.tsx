import { expect, test } from "vitest";
import { renderPage } from "../../testing/render-page.tsx";
import { insights } from "./insights.page.tsx";

test("a list of several pages has its filters outside of the island", () => {
  const paging = { page: 1, pages: 3, total: 60 };
  const html = renderPage(insights, { list: { posts: [], failed: false, paging } });

  expect(html.indexOf("Filter posts")).toBeLessThan(html.indexOf("<page-island"));
  expect(html).toContain("60 posts<");
});

test("a failure to read page 3 passes the page to the island, which can retry", () => {
  const html = renderPage(insights, { list: { posts: [], failed: true }, page: 3 });

  expect(html).toContain("&quot;page&quot;:3");
});
