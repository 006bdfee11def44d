import { setTimeout as delay } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { plainArguments } from "../browser-arguments.ts";
import { findChromium } from "../find-chromium.ts";
import { type Control, controls } from "./controls.ts";
import { embeddedDatabase, startSite } from "./measured-site.ts";
import { median } from "./rounds.ts";

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
/** A finger rests so long: its coming down and its going up are answered each by itself. */
const FINGER_MS = 80;
/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };

/** Each control's times are medians of so many. */
const LOADS = 5;

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
      const seen: Omit<Interaction, "name">[] = [];
      while (seen.length < LOADS) seen.push(await touchTwice(browser, site.port, control));
      const medianOf = (name: "asleepMs" | "awakeMs") => median(seen.map((load) => load[name]));
      const interaction = {
        name: control.name,
        asleepMs: medianOf("asleepMs"),
        awakeMs: medianOf("awakeMs"),
      };
      note(interaction);
      found.push(interaction);
    }
    return found;
  } finally {
    await browser.close();
    await site.stop();
    await database.stop();
  }
}

/** Of a page that has just been loaded. */
async function touchTwice(
  browser: Browser,
  port: number,
  control: Control,
): Promise<Omit<Interaction, "name">> {
  const page = await browser.newPage(control.isWide ? tablet : phone);
  const devtools = await slowDown(page);
  await page.goto(`http://127.0.0.1:${port}${control.path}`);
  if (control.begin) {
    await control.begin(page);
    await page.waitForLoadState("networkidle");
  }
  const asleepMs = await touch(devtools, page, control.find(page), control);
  await page.waitForLoadState("networkidle");
  const next = (control.findNext ?? control.find)(page);
  const awakeMs = await touch(devtools, page, next, control);
  await page.close();
  return { asleepMs, awakeMs };
}

async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
  return devtools;
}

/** The longest event of one touch, as the browser counts it for Interaction to Next Paint. */
async function touch(
  devtools: CDPSession,
  page: Page,
  control: Locator,
  { touch: act = (found) => tap(devtools, found) }: Control,
): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const longest = await page.evaluateHandle(async () => {
    const seen = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.ms = Math.max(seen.ms, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    // What was scrolled to is seen before it is touched.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return seen;
  });
  await act(control);
  // Events are told of once their frame is painted; shorter ones than 16 ms are not told of.
  await delay(TOLD_WITHIN_MS);
  return longest.evaluate(({ ms }) => ms);
}

/** Playwright's own tap looks at the page from within while the browser is to answer, and rests no time at all. */
async function tap(devtools: CDPSession, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} is not there to be touched`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await delay(FINGER_MS);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
