import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { samplePosts } from "../../../shared/models/insights-model.ts";
import { PagedPosts } from "./paged-posts.tsx";

const posts = [...samplePosts];

test("a page in the middle leads both ways, within its category", () => {
  const html = renderToStaticMarkup(
    <PagedPosts posts={posts} paging={{ page: 2, pages: 3, total: 60 }} category="blog" />,
  );

  expect(linksIn(html)).toEqual(["/insights?category=blog", "/insights?category=blog&page=3"]);
  expect(html).toContain("Page 2 of 3");
  expect(html).toContain("60 posts.");
});

test("the first and the last page lead one way", () => {
  const first = { page: 1, pages: 2, total: 30 };

  expect(linksIn(renderToStaticMarkup(<PagedPosts posts={posts} paging={first} />))).toEqual([
    "/insights?page=2",
  ]);
  expect(
    linksIn(renderToStaticMarkup(<PagedPosts posts={posts} paging={{ ...first, page: 2 }} />)),
  ).toEqual(["/insights"]);
});

test("a page behind the last one says so and leads back", () => {
  const html = renderToStaticMarkup(
    <PagedPosts posts={[]} paging={{ page: 900, pages: 2, total: 30 }} />,
  );

  expect(html).toContain("No posts found");
  expect(linksIn(html)).toEqual(["/insights?page=2"]);
});

function linksIn(html: string): string[] {
  const nav = html.slice(html.indexOf("<nav"));
  return [...nav.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}
