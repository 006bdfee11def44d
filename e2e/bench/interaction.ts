import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { paths } from "../../shared/paths.ts";

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const TIMES_SLOWER = 4;
/** The browser reports an event once its frame is painted. */
const REPORTED_WITHIN_MS = 1_500;

interface Control {
  selector: string;
  /** To press in a control that has a value. */
  key?: string;
  /** With which the browser leaves the page while the island is asleep. */
  isLink?: true;
}

const controls: Record<string, Control> = {
  [paths.home()]: { selector: "role=button[name=/menu/i] >> visible=true >> nth=-1" },
  [paths.bookADemo()]: { selector: "role=button[name=Continue]" },
  [paths.careers()]: { selector: "page-island[name=careers-list] summary >> nth=0" },
  [paths.solution("track-temperature-sensor")]: { selector: "role=slider", key: "ArrowRight" },
  [paths.solution("culvert-risk-assessor")]: {
    selector: "main page-island input >> nth=0",
    key: "1",
  },
  [paths.insights()]: { selector: 'role=button[name="Press Release"]', isLink: true },
  [paths.solution("autonomous-track-monitoring")]: {
    // A place replaces the list on a phone, so the second touch returns to it.
    selector: "page-island[name=dashboard] :is(ol a, a:has-text('All')) >> visible=true >> nth=0",
    isLink: true,
  },
  [paths.solution("underground-positioning-system")]: {
    selector: "page-island[name=fleet-map] tbody a >> nth=-1",
    isLink: true,
  },
  [paths.solution("collision-avoidance")]: { selector: "role=link[name=Wait]", isLink: true },
};

/** The longer of two interactions to next paint on a slow phone, in ms; the first loads the island's code. */
export async function measureInteraction(browser: Browser, origin: string, path: string) {
  const control = controls[path];
  if (control === undefined) return undefined;
  const page = await browser.newPage(phone);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  if (control.isLink) {
    await page.locator("page-island").evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new FocusEvent("focusin"));
    });
    await page.locator("page-island:not([awake])").first().waitFor({ state: "detached" });
  }
  const durations = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    return seen;
  });
  for (let time = 0; time < 2; time += 1) {
    const target = page.locator(control.selector);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${control.selector} is not visible`);
    // Directly, because Playwright's `tap` runs code in the page during the measurement.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    if (control.key) await page.keyboard.press(control.key);
    await delay(REPORTED_WITHIN_MS);
  }
  const longestMs = await durations.evaluate((seen) => Math.max(0, ...seen));
  await page.close();
  return longestMs;
}
