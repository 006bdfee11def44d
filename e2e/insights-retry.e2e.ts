import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { retryWalks } from "../shared/models/insights-model.ts";
import { paths } from "../shared/paths.ts";
import type { Database } from "./contract/support/database.ts";
import type { Site } from "./contract/support/site.ts";
import { createDatabase } from "./contract/support/test-database.ts";
import { test } from "./fixtures.ts";
import { expectNoViolations, inEveryLook } from "./looks.ts";
import { holdRoutes } from "./players/held-routes.ts";
import { mouse } from "./players/input-modes.ts";
import { playWalk } from "./players/player.ts";
import { readingPlayer } from "./players/reading-player.ts";
import { startUnreadablePostsSite } from "./unreadable-posts-site.ts";

test.describe.configure({ mode: "default" });

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await startUnreadablePostsSite(database);
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

for (const { title, steps } of retryWalks) {
  test(title, async ({ page, expectConsole }) => {
    expectConsole(/posts could not be read|Failed to load resource/);
    const play = await readingPlayer.begin(page, mouse);

    await page.goto(`${site.url}${readingPlayer.path}`);
    await expect(page.getByText(messages.noPosts)).toBeVisible();

    await playWalk(play, steps);
  });
}

test("a filter and another try that come before the code are both replayed", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/posts could not be read|Failed to load resource/);
  const code = await holdRoutes(page, "/assets/islands-*.js");
  const { actions } = await readingPlayer.begin(page, mouse);
  await page.goto(`${site.url}${readingPlayer.path}`);

  await actions["the reader asks for the blog"]();
  await actions["the reader tries again"]();
  await (await code.next()).continue();
  await actions["the posts arrive"]();

  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Why rail buckles"]);
  await expect(page.getByRole("button", { pressed: true })).toHaveText("Blog");
});

test("the page of a failure is accessible in every look, and offers a reference", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);

  await page.goto(site.url + paths.insightMarkdown("any-post"));

  await expect(page.getByRole("heading", { name: messages.requestFailed.text })).toBeVisible();
  await inEveryLook(page, (look) => expectNoViolations(page, look));
});
