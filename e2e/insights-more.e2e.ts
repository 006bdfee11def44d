import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { pagesShow, startManyPostsSite } from "./browser/many-posts-site.ts";
import { test } from "./browser/survey.ts";
import { wake } from "./browser/wake.ts";
import type { Database } from "./contract/support/database.ts";
import type { Site } from "./contract/support/site.ts";
import { createDatabase } from "./contract/support/test-database.ts";
import { MANY_POSTS, pagedInsights } from "./models/insights.model.ts";
import { testPaths } from "./models/test-paths.ts";

test.describe.configure({ mode: "default" });

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await startManyPostsSite(database, MANY_POSTS);
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test.beforeEach(({ expectConsole }) => {
  expectConsole(/posts could not be read|Failed to load resource/);
});

testPaths(pagedInsights, () => site.url);

test("load more keeps the category, and filters work without script", async ({ page }) => {
  await pagesShow(`${site.url}${paths.insights("blog")}`, "Showing 100 of 107 posts.");
  await page.goto(`${site.url}${paths.insights()}`);
  await page.getByRole("button", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(`${site.url}${paths.insights("blog")}`);
  await wake(page, "insights-list");

  await page.getByRole("button", { name: "Load more" }).click();

  await expect(page.getByText("Showing 107 of 107 posts.")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}${paths.insights("blog", 2)}`);
  await expect(page.getByRole("article").getByText("Blog", { exact: true })).toHaveCount(107);
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
});

test("a reload and going back from a post show the page that was loaded last", async ({ page }) => {
  await page.goto(`${site.url}${paths.insights()}`);
  await wake(page, "insights-list");
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page).toHaveURL(`${site.url}${paths.insights(undefined, 2)}`);
  const last = page.getByRole("link", { name: "What we measured, part 160" });

  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we measured, part 160");
  await page.goBack();
  await expect(last).toBeVisible();
  await page.reload();

  await expect(page.getByText("Showing 101 to 160 of 160 posts.")).toBeVisible();
  await expect(last).toBeVisible();
  const first = page.getByRole("article").first();
  await expect(first).toContainText("What we measured, part 101");
  await expect(first).toBeInViewport();
  await page.getByRole("link", { name: "100 posts are newer" }).click();
  await expect(
    page.getByRole("link", { name: "What we measured, part 1", exact: true }),
  ).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the button and the links lead through the pages of a category", async ({ page }) => {
    await pagesShow(`${site.url}${paths.insights("blog")}`, "Showing 100 of 107 posts.");
    await page.goto(`${site.url}${paths.insights("blog")}`);
    const second = `${site.url}${paths.insights("blog", 2)}`;
    await pagesShow(second, "Showing 101 to 107 of 107 posts.");

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
