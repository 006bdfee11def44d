import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { expectFiltered } from "./browser/expect-filtered.ts";
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
  const unlock = await own.database.lockPosts();
  await page.goto(`${own.site.url}${paths.insights()}`, { waitUntil: "commit" });
  await expect(page.getByText(messages.loadingPosts)).toBeVisible();

  await page.getByRole("button", { name: "Blog", exact: true }).click();
  await page.waitForURL(`${own.site.url}${paths.insights("blog")}`, { waitUntil: "commit" });
  await expect(page.getByText(messages.loadingPosts)).toBeVisible();
  await unlock();

  await expect(page.getByRole("article").first()).toBeVisible();
  await expectFiltered(page, "blog");
  await expect(page.getByText(messages.loadingPosts)).toHaveCount(0);
  await expect(page.locator("page-island[name=insights-list]")).toHaveAttribute("awake");
});

test.describe("when the server cannot read the posts", () => {
  test.beforeAll(() => own.database.query("ALTER TABLE blog_posts RENAME TO blog_posts_away"));
  test.afterAll(() => own.database.query("ALTER TABLE blog_posts_away RENAME TO blog_posts"));

  testPaths(failedInsights, () => own.site.url);

  test("without the list's code, a filter and retry load the page again", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/insights-list did not wake/);
    await page.route("**/assets/islands-*.js", (route) => route.abort());
    await page.goto(own.site.url + paths.insights());

    await page.getByRole("button", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL(own.site.url + paths.insights("blog"));
    const again = page.waitForRequest(own.site.url + paths.insights("blog"));
    await page.getByRole("button", { name: "Try again" }).click();

    await again;
    await expect(page.getByText(messages.noPosts)).toBeVisible();
  });

  test("the page of a failure is accessible in every look, and offers a reference", async ({
    page,
  }) => {
    await page.goto(own.site.url + paths.insightMarkdown("any-post"));

    await expect(page.getByRole("heading", { name: messages.requestFailed.text })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "");
    const mail = page.getByRole("main").locator("a[href^=mailto]");
    await expect(mail).toHaveAttribute("href", /\?subject=[\w.:-]{8,}$/);
    await expectAccessible(page, "html");
  });
});
