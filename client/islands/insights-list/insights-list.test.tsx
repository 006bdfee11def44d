import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../../shared/messages.ts";
import type { Category, Paging, PostSummary } from "../../../shared/post.ts";
import { insightsList } from "./insights-list.tsx";

const post = { author: null, publishedAt: null, excerpt: "", picture: null };
const posts: PostSummary[] = [
  { ...post, slug: "why-rail-buckles", title: "Why rail buckles", category: "blog" },
  { ...post, slug: "four-dates", title: "Four dates", category: "press_release" },
];

test("a page in the middle links to its neighbours in the category and shows its number", () => {
  const html = htmlOfPage({ page: 2, pages: 3, total: 1250 }, "blog");

  expect(linksIn(html)).toEqual(["/insights?category=blog", "/insights?category=blog&page=3"]);
  expect(html).toContain("Page 2 of 3");
});

test("only a page after the first says how many posts are newer, above its posts", () => {
  const second = htmlOfPage({ page: 2, pages: 2, total: 200 });

  expect(second).toMatch(/>100 posts are newer<.*<article/);
  expect(htmlOfPage({ page: 1, pages: 2, total: 200 })).not.toContain("are newer");
});

test("a page after the last one shows no posts and links to the last page", () => {
  const paging = { page: 900, pages: 2, total: 30 };
  const html = renderToStaticMarkup(
    <insightsList.View posts={[]} failed={false} paging={paging} />,
  );

  expect(html).toContain(messages.noPosts);
  expect(linksIn(html)).toEqual(["/insights?page=2"]);
});

function htmlOfPage(paging: Paging, category?: Category): string {
  const chosen = category && { category };
  return renderToStaticMarkup(
    <insightsList.View posts={posts} failed={false} paging={paging} {...chosen} />,
  );
}

function linksIn(html: string): string[] {
  const nav = html.slice(html.indexOf("<nav"));
  return [...nav.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}
