import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { LatestPost } from "../../post-data.ts";
import { LatestUpdates } from "./latest-updates.tsx";

const post = (slug: string): LatestPost => ({
  slug,
  title: `About ${slug}`,
  category: "blog",
  author: null,
  publishedAt: "2025-05-13T12:00:00.000Z",
  excerpt: "",
  picture: null,
  lead: `Lead of ${slug}`,
});

test("the newest post is a large card before the others", () => {
  const html = renderToString(<LatestUpdates posts={[post("heat"), post("rain"), post("rock")]} />);

  expect(html.match(/data-variant="\w+"/g)).toEqual([
    'data-variant="large"',
    'data-variant="small"',
    'data-variant="small"',
  ]);
  expect(html.indexOf("Lead of heat")).toBeLessThan(html.indexOf("Lead of rain"));
});

test("pending posts show a loading message", () => {
  const html = renderToString(<LatestUpdates posts={new Promise(() => undefined)} />);

  expect(html).toContain("Latest Industry Updates");
  expect(html).toContain("Loading posts...");
});

test.each([
  { posts: [], when: "there are no posts" },
  { posts: undefined, when: "they could not be read" },
])("there is no section when $when", ({ posts }) => {
  expect(renderToString(<LatestUpdates posts={posts} />)).toBe("");
});
