import { expect, test } from "vitest";
import { samplePost } from "../../testing/sample-post.ts";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { articleData, descriptionOf } from "./article-data.ts";

const picture = { src: "/assets/rail.webp", srcSet: "", width: 16, height: 10 };
const post = { ...samplePost, picture };
const release = { ...post, category: "press_release" } as const;

test("a blog post is a BlogPosting with its date, author and picture", () => {
  const [article] = articleData(post, site);

  expect(article).toMatchObject({
    "@type": "BlogPosting",
    datePublished: "2025-05-13T12:00:00.000Z",
    author: { "@type": "Organization", name: "Editorial team" },
    image: "https://www.example.com/assets/rail.webp",
    url: "https://www.example.com/insights/heat",
  });
});

test("describes a press release as a NewsArticle, without the date and picture that it does not have", () => {
  const bare = { ...release, author: null, publishedAt: null, picture: null };
  const [article] = articleData(bare, site);

  expect(article).toMatchObject({ "@type": "NewsArticle", author: { name: "Site" } });
  expect(article).not.toHaveProperty("datePublished");
  expect(article).not.toHaveProperty("image");
});

test("shortens a long excerpt between words", () => {
  const description = descriptionOf({ ...release, excerpt: "Rails grow warm. ".repeat(20) });

  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/^Rails grow warm\..*\w+\.?…$/);
});

test.each([
  ["Short.", "Short. Heat: a press release about infrastructure monitoring."],
  ["", "Heat: a press release about infrastructure monitoring."],
])("adds the title and the category to the excerpt %j", (excerpt, description) => {
  expect(descriptionOf({ ...release, excerpt })).toBe(description);
});
