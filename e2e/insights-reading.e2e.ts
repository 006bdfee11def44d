import { expect } from "@playwright/test";
import type pg from "pg";
import { messages } from "../shared/messages.ts";
import { pendingTours, retryTours } from "../shared/models/insights-model.ts";
import { paths } from "../shared/paths.ts";
import type { Database } from "./contract/support/database.ts";
import { Site } from "./contract/support/site.ts";
import { createDatabase } from "./contract/support/test-database.ts";
import { test } from "./fixtures.ts";
import { expectAccessible } from "./looks.ts";
import { holdRoutes } from "./players/held-routes.ts";
import { mouse } from "./players/input-modes.ts";
import { playWalk } from "./players/player.ts";
import { readingPlayer } from "./players/reading-player.ts";

test.describe.configure({ mode: "default" });

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({ ...database.environment, PAGE_CACHE: "off" });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test.beforeEach(({ expectConsole }) => {
  expectConsole(/posts could not be read|Failed to load resource/);
});

test.describe("while the server reads the posts", () => {
  let lock: pg.Client;

  test.beforeEach(async () => {
    lock = await database.connect();
    await lock.query("BEGIN; LOCK TABLE blog_posts");
  });

  test.afterEach(() => lock?.end());

  test("the list shows the machine's state after every step", async ({ page }) => {
    const session = await readingPlayer.begin(page, mouse);
    for (const { title, steps } of pendingTours()) {
      await test.step(title, async () => {
        await page.goto(`${site.url}${paths.insights()}`, { waitUntil: "commit" });
        await expect(page.getByText(messages.loadingPosts)).toBeVisible();
        await page.getByRole("button", { name: "All", exact: true }).focus();
        await expect(page.locator("page-island[name=insights-list][awake]")).toBeAttached();

        await playWalk(session, steps);
      });
    }
  });

  test("a list that the streamed list replaces before its code has loaded requests no posts", async ({
    page,
  }) => {
    const code = await holdRoutes(page, "/assets/islands-*.js");
    let requests = 0;
    await page.route(`**${paths.api.postSummaries()}*`, (route) => {
      requests += 1;
      return route.continue();
    });
    await page.goto(`${site.url}${paths.insights()}`, { waitUntil: "commit" });
    await expect(page.locator("page-island[name=insights-list]:defined")).toBeAttached();
    await page.getByRole("button", { name: "Blog", exact: true }).click();
    const islands = await code.next();

    await lock.query("COMMIT");
    await expect(page.getByRole("article").first()).toBeVisible();
    await islands.continue();

    await page.getByRole("button", { name: "Blog", exact: true }).click();
    await expect(page.locator("page-island[name=insights-list][awake]")).toBeAttached();
    expect(requests).toBe(0);
  });

  test("a filter that has the focus before the entry runs wakes the island, and a list in use is not replaced", async ({
    page,
  }) => {
    const session = await readingPlayer.begin(page, mouse);
    const entry = await holdRoutes(page, "/assets/entry-*.js");
    await page.goto(`${site.url}${paths.insights()}`, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Blog", exact: true }).focus();
    await (await entry.next()).continue();
    await expect(page.locator("page-island[name=insights-list][awake]")).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site.url}${paths.insights("blog")}`);

    await lock.query("COMMIT");
    await page.waitForLoadState();
    await session.actions["the posts arrive"]();

    await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Why rail buckles"]);
    await expect(page.getByRole("button", { pressed: true })).toHaveText("Blog");
  });

  test("an untouched list is replaced by the streamed list and runs no machine", async ({
    page,
  }) => {
    await page.goto(`${site.url}${paths.insights()}`, { waitUntil: "commit" });
    await expect(page.getByText(messages.loadingPosts)).toBeVisible();

    await lock.query("COMMIT");

    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText(messages.loadingPosts)).toHaveCount(0);
    await expect(page.locator("page-island[awake]")).toHaveCount(0);
  });
});

test.describe("when the server cannot read the posts", () => {
  test.beforeAll(() => database.query("ALTER TABLE blog_posts RENAME TO blog_posts_away"));
  test.afterAll(() => database.query("ALTER TABLE blog_posts_away RENAME TO blog_posts"));

  test("the list shows the machine's state after every step", async ({ page }) => {
    const session = await readingPlayer.begin(page, mouse);
    for (const { title, steps } of retryTours()) {
      await test.step(title, async () => {
        await page.goto(`${site.url}${readingPlayer.path}`);
        await expect(page.getByText(messages.noPosts)).toBeVisible();

        await playWalk(session, steps);
      });
    }
  });

  test("before the list's code has loaded, a filter and retry load the page again", async ({
    page,
  }) => {
    await page.route("**/assets/islands-*.js", (route) => route.abort());
    await page.goto(site.url + paths.insights());

    await page.getByRole("button", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL(site.url + paths.insights("blog"));
    const again = page.waitForRequest(site.url + paths.insights("blog"));
    await page.getByRole("button", { name: "Try again" }).click();

    await again;
    await expect(page.getByText(messages.noPosts)).toBeVisible();
  });

  test("the page of a failure is accessible in every look, and offers a reference", async ({
    page,
  }) => {
    await page.goto(site.url + paths.insightMarkdown("any-post"));

    await expect(page.getByRole("heading", { name: messages.requestFailed.text })).toBeVisible();
    await expectAccessible(page);
  });
});
