import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../find-chromium.ts";
import { startHostedCaptchaSite } from "../hosted-captcha-site.ts";
import { startManyPostsSite } from "../many-posts-site.ts";
import { mouse } from "../players/hands.ts";
import { startUnreadablePostsSite } from "../unreadable-posts-site.ts";
import { showCaption } from "./captions.ts";
import { findWalk, type NamedWalk, namedWalks } from "./named-walks.ts";
import { findTracedWalk } from "./traced-walk.ts";

const USAGE = `npm run replay -- list
npm run replay -- "<walk, or words of it>" [options]
npm run replay -- <file>.trace.json [options]

  --headless         without a window; so it is too where there is no display
  --pace <ms>        how long each step stands (1500)
  --pictures <dir>   keeps a picture of each step
`;

const startNeeded = {
  usual: startHostedCaptchaSite,
  unreadable: startUnreadablePostsSite,
  "many posts": startManyPostsSite,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    headless: { type: "boolean", default: process.platform === "linux" && !process.env.DISPLAY },
    pace: { type: "string", default: "1500" },
    pictures: { type: "string" },
  },
});

const words = positionals.join(" ");
if (words === "") say(USAGE.trimEnd());
else if (words === "list") for (const { name } of namedWalks) say(name);
else await replay(words.endsWith(".json") ? await findTracedWalk(words) : findWalk(words));

async function replay(found: NamedWalk | undefined): Promise<void> {
  if (found === undefined) return fail(`There is no walk "${words}"; list shows them all.`);
  const { name, walk } = found;
  const site = await startNeeded[found.site]();
  if (site === undefined) return fail("This walk needs PostgreSQL, which is not installed here.");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    headless: values.headless,
    args: ["--no-sandbox"],
  });
  say(name);
  try {
    const page = await browser.newPage({ baseURL: site.url });
    if (values.pictures) await mkdir(values.pictures, { recursive: true });
    let count = 0;
    await walk.play(page, mouse, async (told) => {
      count += 1;
      say(`  ${count}. ${told}`);
      await showCaption(page, `${count}. ${told}`);
      const path = values.pictures && join(values.pictures, `${count}.png`);
      if (path) await page.screenshot({ path });
      await page.waitForTimeout(Number(values.pace));
    });
    say("The page was where the machine was, at every step.");
  } finally {
    await browser.close();
    await site.stop();
  }
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
