import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Locator, type Page } from "@playwright/test";
import { plainArguments } from "../browser-arguments.ts";
import { findChromium } from "../find-chromium.ts";
import { type Control, controls } from "./controls.ts";
import { embeddedDatabase, startSite } from "./measured-site.ts";

export interface Interaction {
  name: string;
  /** From the first touch to the next frame: of most, when no script of the island is there yet. */
  asleepMs: number;
  /** The same of the second, once the island is awake. */
  awakeMs: number;
}

/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const TIMES_SLOWER = 6;
const TOLD_WITHIN_MS = 1_500;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };

/** Where the menu is a row: a tablet. */
const tablet = { ...phone, viewport: { width: 1280, height: 800 } };

/** What a phone six times slower takes to answer a touch, in slow 4G; asleep and awake. */
export async function measureInteractions(
  note: (interaction: Interaction) => void,
): Promise<Interaction[]> {
  const database = embeddedDatabase();
  const site = await startSite(database, {});
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: plainArguments,
  });
  try {
    const found: Interaction[] = [];
    for (const control of controls) {
      await control.prepare?.(site);
      const page = await browser.newPage(control.isWide ? tablet : phone);
      await slowDown(page);
      await page.goto(`http://127.0.0.1:${site.port}${control.path}`);
      if (control.begin) {
        await control.begin(page);
        await page.waitForLoadState("networkidle");
      }
      const asleepMs = await touch(page, control.find(page), control);
      await page.waitForLoadState("networkidle");
      const awakeMs = await touch(page, (control.findNext ?? control.find)(page), control);
      const interaction = { name: control.name, asleepMs, awakeMs };
      note(interaction);
      found.push(interaction);
      await page.close();
    }
    return found;
  } finally {
    await browser.close();
    await site.stop();
    await database.stop();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
}

/** The longest event of one touch, as the browser counts it for Interaction to Next Paint. */
async function touch(
  page: Page,
  control: Locator,
  { touch: act = (found) => found.tap() }: Control,
): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const longest = await page.evaluateHandle(() => {
    const seen = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.ms = Math.max(seen.ms, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    return seen;
  });
  await act(control);
  // Events are told of once their frame is painted; shorter ones than 16 ms are not told of.
  await delay(TOLD_WITHIN_MS);
  return longest.evaluate(({ ms }) => ms);
}
