import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { paths } from "../../shared/paths.ts";

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const TIMES_SLOWER = 4;
/** The browser reports an event once its frame is painted. */
const REPORTED_WITHIN_MS = 1_500;

/** A control, and a key to press in it if it has a value. */
type Control = readonly [selector: string, key?: string];

const controls: Record<string, Control> = {
  [paths.home()]: ["role=button[name=/menu/i] >> visible=true >> nth=-1"],
  [paths.bookADemo()]: ["role=button[name=Continue]"],
  [paths.careers()]: ["page-island[name=careers-list] summary >> nth=0"],
  [paths.solution("track-temperature-sensor")]: ["role=slider", "ArrowRight"],
  [paths.solution("culvert-risk-assessor")]: ["main page-island input >> nth=0", "1"],
};

/** Links and buttons with which the browser leaves the page while their island is asleep. */
const controlsOfAwakeIslands: Record<string, Control> = {
  [paths.insights()]: ['role=button[name="Press Release"]'],
  [paths.solution("autonomous-track-monitoring")]: [
    // A place replaces the list on a phone, so the second touch returns to it.
    "page-island[name=dashboard] :is(ol a, a:has-text('All')) >> visible=true >> nth=0",
  ],
  [paths.solution("underground-positioning-system")]: [
    "page-island[name=fleet-map] tbody a >> nth=-1",
  ],
  [paths.solution("collision-avoidance")]: ["role=link[name=Wait]"],
};

/** The longest interaction to next paint on a slow phone, asleep and awake, where the page has a control. */
export async function measureInteraction(browser: Browser, origin: string, path: string) {
  const page = await browser.newPage(phone);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const interactionMs = controls[path] && (await longestInteraction(page, ...controls[path]));
  await page.locator("page-island").evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new FocusEvent("focusin"));
  });
  await page.locator("page-island:not([awake])").first().waitFor({ state: "detached" });
  const control = controlsOfAwakeIslands[path];
  const longestMs = control ? await longestInteraction(page, ...control) : interactionMs;
  await page.close();
  return longestMs;
}

async function longestInteraction(page: Page, selector: string, key?: string): Promise<number> {
  const durations = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    return seen;
  });
  for (let time = 0; time < 2; time += 1) await touch(page, selector, key);
  return durations.evaluate((seen) => Math.max(0, ...seen));
}

/** Sends the input directly, because Playwright's `tap` runs code in the page during the measurement. */
async function touch(page: Page, selector: string, key?: string): Promise<void> {
  const control = page.locator(selector);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${selector} is not visible`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (key !== undefined) await page.keyboard.press(key);
  await delay(REPORTED_WITHIN_MS);
}
