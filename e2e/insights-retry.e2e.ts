import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { retryWalks } from "../shared/models/insights-model.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { expectNoViolations, inEveryLook } from "./looks.ts";
import { mouse } from "./players/input-modes.ts";
import { playWalk } from "./players/player.ts";
import { readingPlayer } from "./players/reading-player.ts";
import type { RunningSite } from "./start-site.ts";
import { startUnreadablePostsSite } from "./unreadable-posts-site.ts";

test.describe.configure({ mode: "serial" });

let site: RunningSite | undefined;

test.beforeAll(async () => {
  site = await startUnreadablePostsSite();
  test.skip(site === undefined, "PostgreSQL is not installed here, and a lost table needs one");
});

test.afterAll(() => site?.stop());

for (const { title, steps } of retryWalks) {
  test(title, async ({ page, expectConsole }) => {
    expectConsole(/posts could not be read|Failed to load resource/);
    const play = await readingPlayer.begin(page, mouse);

    await page.goto(`${site?.url}${readingPlayer.path}`);
    await expect(page.getByText(messages.noPosts)).toBeVisible();

    await playWalk(play, steps);
  });
}

test("the page of a failure is accessible in every look, and offers a reference", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);

  await page.goto(`${site?.url}${paths.insight("rail-buckling-neutral-temperature")}`);

  await expect(page.getByRole("heading", { name: messages.requestFailed.text })).toBeVisible();
  await inEveryLook(page, (look) => expectNoViolations(page, look));
});
