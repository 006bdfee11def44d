import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type InsightsData, insightsPage } from "./insights.tsx";
import { sampleSite as site } from "./sample-site.ts";

const none = { posts: [], failed: false };

test("posts that could not be read leave an empty list and a line on the console", () => {
  const html = render({ list: { posts: [], failed: true } });

  expect(html).toContain('<console-error message="The posts could not be read">');
  expect(html).toContain("No posts found");
});

test("an empty list is no error", () => {
  expect(render({ list: none })).not.toContain("console-error");
});

test("a list of many pages has its filters outside of what needs a script", () => {
  const paging = { page: 1, pages: 3, total: 60 };
  const html = render({ list: { ...none, paging } });

  expect(html.indexOf("Filter posts")).toBeLessThan(html.indexOf("<page-island"));
  expect(html).toContain("60 posts.");
});

test("a page that could not be read can be tried again", () => {
  const html = render({ list: { posts: [], failed: true }, page: 3 });

  expect(html).toContain("&quot;page&quot;:3");
});

test("a post that is not there is said above the list, and kept from search engines", () => {
  const data = { list: none, missing: true };

  expect(render(data)).toContain("We could not find that post");
  expect(insightsPage.head(data, site)).toMatchObject({ noindex: true });
});

test("while the posts are on their way the page says so", () => {
  const html = render({ list: new Promise(() => undefined), category: "blog" });

  expect(html).toContain("Loading posts...");
  expect(html).toMatch(/aria-pressed="true"[^>]*value="blog"/);
});

function render(data: InsightsData): string {
  return renderToStaticMarkup(<insightsPage.View data={data} site={site} />);
}
