import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { type InsightsData, insights } from "./insights.page.tsx";

const none = { posts: [], failed: false };

test("a failure to read posts shows an empty list and logs an error", () => {
  const html = render({ list: { posts: [], failed: true } });

  expect(html).toContain('<console-error message="The posts could not be read">');
  expect(html).toContain("No posts found");
});

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

test("a missing post shows a message above the list and is noindex", () => {
  const data = { list: none, missing: true };

  expect(render(data)).toContain("We could not find that post");
  expect(insights.head(data, site)).toMatchObject({ noindex: true });
});

test("pending posts show a loading message and the chosen filter", () => {
  const html = render({ list: new Promise(() => undefined), category: "blog" });

  expect(html).toContain("Loading posts...");
  expect(html).toMatch(/aria-pressed="true"[^>]*value="blog"/);
});

function render(data: InsightsData): string {
  return renderToStaticMarkup(<insights.View data={data} site={site} />);
}
