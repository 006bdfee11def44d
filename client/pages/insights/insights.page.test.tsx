import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { type InsightsData, insights } from "./insights.page.tsx";

const none = { posts: [], failed: false };

test("an empty list logs no error", () => {
  expect(render({ list: none })).not.toContain("console-error");
});

test("a list of several pages has its filters outside of the island", () => {
  const paging = { page: 1, pages: 3, total: 60 };
  const html = render({ list: { ...none, paging } });

  expect(html.indexOf("Filter posts")).toBeLessThan(html.indexOf("<page-island"));
  expect(html).toContain("60 posts<");
});

test("a failure to read page 3 passes the page to the island, which can retry", () => {
  const html = render({ list: { posts: [], failed: true }, page: 3 });

  expect(html).toContain("&quot;page&quot;:3");
});

function render(data: InsightsData): string {
  return renderToStaticMarkup(<insights.View data={data} site={site} />);
}
