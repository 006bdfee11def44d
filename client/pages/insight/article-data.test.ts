import { expect, test } from "vitest";
import { sampleSite as site } from "../../testing/render-page.tsx";
import { samplePost } from "../../testing/sample-post.ts";
import { articleData, descriptionOf } from "./article-data.ts";

const release = { ...samplePost, category: "press_release" } as const;

test("describes a press release as a NewsArticle, without the date and picture that it does not have", () => {
  const bare = { ...release, author: null, publishedAt: null };
  const [article] = articleData(bare, site);

  expect(article).toMatchObject({ "@type": "NewsArticle", author: { name: "Site" } });
  expect(article).not.toHaveProperty("datePublished");
  expect(article).not.toHaveProperty("image");
});

test("ends a long excerpt with a whole sentence", () => {
  const description = descriptionOf({ ...release, excerpt: "Rails grow warm. ".repeat(20) });

  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/^Rails grow warm\. .*Rails grow warm\.$/);
});

test.each([
  ["Short.", "Short. Heat: a press release about infrastructure monitoring."],
  ["", "Heat: a press release about infrastructure monitoring."],
])("adds the title and the category to the excerpt %j", (excerpt, description) => {
  expect(descriptionOf({ ...release, excerpt })).toBe(description);
});
