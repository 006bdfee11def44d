import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { PAGE_POSTS } from "../shared/post.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";
import { wake } from "./browser/wake.ts";
import { ask } from "./contract/support/network.ts";
import { ownSite } from "./contract/support/own-site.ts";
import { MANY_POSTS, pagedInsights } from "./models/insights.model.ts";
import { testPaths } from "./models/test-paths.ts";

const own = ownSite({ PAGE_CACHE: "on" });

/** A third of the posts are press releases. */
test.beforeAll(async () => {
  await own.database.query("DELETE FROM blog_posts");
  await own.database.query(
    `INSERT INTO blog_posts (slug, title, content, category, author, published_at)
     SELECT 'post-' || n, 'What we measured, part ' || n, 'A rail that warms pushes.',
            CASE n % 3 WHEN 0 THEN 'press_release' ELSE 'blog' END, 'Editorial team',
            timestamptz '2025-10-01Z' - n * interval '1 day'
       FROM generate_series(1, $1) AS n`,
    [MANY_POSTS],
  );
  await cached(paths.insights(), `Showing ${PAGE_POSTS} of ${MANY_POSTS} posts.`);
  await cached(paths.insights("blog"), "Showing 100 of 107 posts.");
});

test.beforeEach(({ expectConsole }) => {
  expectConsole(/posts could not be read|Failed to load resource/);
});

testPaths(pagedInsights, () => own.site.url);

test("load more keeps the category and the size of the cards, filters work without script, and a reload and going back from a post show the page that was loaded last", async ({
  page,
}) => {
  await page.goto(`${own.site.url}${paths.insights()}`);
  await page.getByRole("button", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(`${own.site.url}${paths.insights("blog")}`);
  await wake(page, "insights-list");
  const sizeOfFirst = () =>
    page.locator("article >> nth=0").evaluate((card) => [card.clientWidth, card.clientHeight]);
  const size = await sizeOfFirst();

  await page.getByRole("button", { name: "Load more" }).click();

  await expect(page.getByText("Showing 107 of 107 posts.")).toBeVisible();
  expect(await sizeOfFirst()).toEqual(size);
  await expect(page).toHaveURL(`${own.site.url}${paths.insights("blog", 2)}`);
  await expect(page.getByRole("article").getByText("Blog", { exact: true })).toHaveCount(107);
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);

  const last = page.getByRole("link", { name: "What we measured, part 160" });
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we measured, part 160");
  await page.goBack();
  await expect(last).toBeVisible();
  await page.reload();
  await expect(page.getByText("Showing 101 to 107 of 107 posts.")).toBeVisible();
  await expect(last).toBeVisible();
  const first = page.getByRole("article").first();
  await expect(first).toContainText("What we measured, part 151");
  await expect(first).toBeInViewport();
  await page.getByRole("link", { name: "100 posts are newer" }).click();
  await expect(
    page.getByRole("link", { name: "What we measured, part 1", exact: true }),
  ).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the button and the links lead through the pages of a category", async ({ page }) => {
    await page.goto(`${own.site.url}${paths.insights("blog")}`);
    const second = `${own.site.url}${paths.insights("blog", 2)}`;
    await cached(paths.insights("blog", 2), "Showing 101 to 107 of 107 posts.");

    const pages = page.getByRole("navigation", { name: "Pages of the list" });
    await expect(pages).toContainText("Page 1 of 2");
    await expect(pages.getByRole("link")).toHaveText("Older posts");
    await pages.getByRole("link").click();
    await expect(page).toHaveURL(second);
    await page.goBack();
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(page).toHaveURL(second);
    await expect(pages).toContainText("Page 2 of 2");
    await expect(pages.getByRole("link")).toHaveText("Newer posts");
    await expect(page.getByRole("article")).toHaveCount(7);
    await page.getByRole("link", { name: "Newer posts" }).click();

    await expect(page.getByRole("article")).toHaveCount(100);
  });
});

/** Waits until the page with these words is in the page cache, so that it is not streamed. Only cached pages have an ETag. */
async function cached(path: string, words: string): Promise<void> {
  await expect
    .poll(async () => {
      const { headers, text } = await ask(own.site.url, path);
      return headers.etag !== undefined && text.includes(words);
    }, path)
    .toBe(true);
}
