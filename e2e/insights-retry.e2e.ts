import { expect } from "@playwright/test";
import pg from "pg";
// biome-ignore lint/style/noRestrictedImports: a database to break is not something a visitor has
import { startThrowawayPostgres } from "../server/db/throwaway-postgres.ts";
import { messages } from "../shared/messages.ts";
import { retryWalks } from "../shared/models/insights-model.ts";
import { test } from "./fixtures.ts";
import { mouse } from "./players/hands.ts";
import { playWalk } from "./players/player.ts";
import { retryPlayer } from "./players/retry-player.ts";
import { type RunningSite, startSite } from "./start-site.ts";

test.describe.configure({ mode: "serial" });

let postgres: { url: string; stop(): Promise<void> } | undefined;
let site: RunningSite;

test.beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, "PostgreSQL is not installed here, and a lost table needs one");
  if (postgres === undefined) return;
  site = await startSite({ DATABASE_URL: postgres.url, PAGE_CACHE: "off" });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query("ALTER TABLE blog_posts RENAME TO blog_posts_away");
  await database.end();
});

test.afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
});

for (const { title, steps } of retryWalks) {
  test(title, async ({ page, expectConsole }) => {
    expectConsole(/posts could not be read|Failed to load resource/);
    const play = await retryPlayer.begin(page, mouse);

    await page.goto(`${site.url}${retryPlayer.path}`);
    await expect(page.getByText(messages.noPosts)).toBeVisible();

    await playWalk(play, steps);
  });
}
