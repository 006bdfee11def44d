import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createDatabaseOn, type Database } from "../contract/support/database.ts";
import { startPostgresServer } from "../contract/support/postgres-server.ts";
import { findChromium } from "../find-chromium.ts";
import { type OwnSite, startHostedCaptchaSite } from "../hosted-captcha-site.ts";
import { startManyPostsSite } from "../many-posts-site.ts";
import { mouse } from "../players/input-modes.ts";
import { startUnreadablePostsSite } from "../unreadable-posts-site.ts";
import { showCaption } from "./captions.ts";
import { findWalk, type NamedWalk, namedWalks } from "./named-walks.ts";
import { print } from "./print.ts";
import { findTracedWalk } from "./traced-walk.ts";

const startNeeded = {
  usual: () => startHostedCaptchaSite(),
  unreadable: () => startOnPostgres(startUnreadablePostsSite),
  "many posts": () => startOnPostgres(startManyPostsSite),
};

/** How a replay is shown. */
export interface ReplayOptions {
  headless: boolean;
  /** The pause after each step, in milliseconds. */
  pace: number;
  /** The folder for a picture of each step. */
  pictures: string | undefined;
}

/**
 * Plays a walk in a browser with captions. The walk is given by a trace file, by its title or by words of its
 * title.
 */
export async function replayWalk(words: string, options: ReplayOptions): Promise<void> {
  const found = words.endsWith(".json") ? await findTracedWalk(words) : findWalk(words);
  if (found === undefined) throw new Error(`There is no walk "${words}"; list prints them all.`);
  const site = await startNeeded[found.site]();
  if (site === undefined) throw new Error("This walk needs PostgreSQL, which is not installed.");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    headless: options.headless,
    args: ["--no-sandbox"],
  });
  print(found.name);
  try {
    const page = await browser.newPage({ baseURL: site.url });
    await play(found, page, options);
    print("The page and the machine agreed at every step.");
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Undefined when PostgreSQL is not installed. */
async function startOnPostgres(
  startSite: (database: Database) => Promise<OwnSite>,
): Promise<OwnSite | undefined> {
  const server = await startPostgresServer();
  if (server === undefined) return undefined;
  const site = await startSite(await createDatabaseOn(server.url));
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await server.stop();
    },
  };
}

async function play({ walk }: NamedWalk, page: Page, { pace, pictures }: ReplayOptions) {
  if (pictures) await mkdir(pictures, { recursive: true });
  let count = 0;
  await walk.play(page, mouse, async (label) => {
    count += 1;
    print(`  ${count}. ${label}`);
    await showCaption(page, `${count}. ${label}`);
    if (pictures) await page.screenshot({ path: join(pictures, `${count}.png`) });
    await page.waitForTimeout(pace);
  });
}

export function listWalks(): void {
  for (const { name } of namedWalks) print(name);
}
