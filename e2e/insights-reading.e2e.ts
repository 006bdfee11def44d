import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { expectAccessible } from "./browser/looks.ts";
import { ownSite } from "./contract/support/own-site.ts";
import { failedInsights } from "./models/insights.model.ts";
import { testPaths } from "./models/test-paths.ts";

const own = ownSite();

test.beforeEach(({ expectConsole }) => {
  expectConsole(/posts could not be read|Failed to load resource/);
});

test("while the server reads the posts, a filter loads its page, whose streamed list replaces the message and wakes", async ({
  page,
}) => {
  const unlock = await own.database.lock("blog_posts");
  await page.goto(`${own.site.url}${paths.insights()}`, { waitUntil: "commit" });
  await expect(page.getByText(messages.loadingPosts)).toBeVisible();

  await page.getByRole("button", { name: "Blog", exact: true }).click();
  await page.waitForURL(`${own.site.url}${paths.insights("blog")}`, { waitUntil: "commit" });
  await expect(page.getByText(messages.loadingPosts)).toBeVisible();
  await unlock();

  const cards = page.getByRole("article");
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveText("Blog");
  await expect(cards.getByText("Press Release", { exact: true })).toHaveCount(0);
  await expect(page.getByText(`${await cards.count()} posts`, { exact: true })).toBeVisible();
  await expect(page.getByText(messages.loadingPosts)).toHaveCount(0);
  await expect(page.locator("page-island[name=insights-list]")).toHaveAttribute("awake");
});

test.describe("when the server cannot read the posts", () => {
  test.beforeAll(() => own.database.query("ALTER TABLE blog_posts RENAME TO blog_posts_away"));
  test.afterAll(() => own.database.query("ALTER TABLE blog_posts_away RENAME TO blog_posts"));

  testPaths(failedInsights, () => own.site.url);

  test("the page of a failure is accessible and offers a reference", async ({ page }) => {
    await page.goto(own.site.url + paths.insightMarkdown("any-post"));

    await expect(page.getByRole("heading", { name: messages.requestFailed.text })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "");
    const mail = page.getByRole("main").locator("a[href^=mailto]");
    await expect(mail).toHaveAttribute("href", /\?subject=[\w.:-]{8,}$/);
    await expectAccessible(page, "html");
  });
});
