import { chromium, type Locator, type Page } from "@playwright/test";
import { paths } from "../../shared/paths.ts";
import { findChromium } from "../find-chromium.ts";
import { embeddedDatabase, startSite } from "./measured-site.ts";

export interface Interaction {
  name: string;
  /** From the touch to the next frame, when no script of the island is there yet. */
  asleepMs: number;
  /** The same once the island is awake. */
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
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };

interface Control {
  name: string;
  path: string;
  find(page: Page): Locator;
  /** What is there to touch after that, where it is something else. */
  findNext?(page: Page): Locator;
}

const controls: Control[] = [
  {
    name: "Continue",
    path: paths.bookADemo(),
    find: (page) => page.getByRole("button", { name: "Continue" }),
  },
  {
    name: "e-mail field",
    path: paths.bookADemo(),
    find: (page) => page.getByLabel("Email"),
  },
  {
    name: "filter of posts",
    path: paths.insights(),
    find: (page) => page.getByRole("button", { name: "Press Release" }),
  },
  {
    name: "role's details",
    path: paths.careers(),
    find: (page) => page.locator("page-island[name=careers-list] summary").first(),
  },
  {
    name: "menu",
    path: paths.home(),
    find: (page) => page.getByRole("button", { name: "Open menu" }),
    findNext: (page) => page.getByRole("button", { name: "Close menu" }),
  },
];

/** What a phone six times slower takes to answer a touch, in slow 4G; asleep and awake. */
export async function measureInteractions(
  note: (interaction: Interaction) => void,
): Promise<Interaction[]> {
  const database = embeddedDatabase();
  const site = await startSite(database, {});
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  try {
    const found: Interaction[] = [];
    for (const control of controls) {
      const page = await browser.newPage(phone);
      await slowDown(page);
      await page.goto(`http://127.0.0.1:${site.port}${control.path}`);
      const asleepMs = await touch(page, control.find(page));
      await page.waitForLoadState("networkidle");
      const awakeMs = await touch(page, (control.findNext ?? control.find)(page));
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

/** The longest event of one tap, as the browser counts it for Interaction to Next Paint. */
async function touch(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const longest = await page.evaluateHandle(() => {
    const seen = { ms: Promise.resolve(0) };
    seen.ms = new Promise((resolve) => {
      let most = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) most = Math.max(most, duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      // Events are told of once their frame is painted; shorter ones than 16 ms are not told of.
      addEventListener("click", () => setTimeout(() => resolve(most), 1_500), { once: true });
    });
    return seen;
  });
  await control.tap();
  return longest.evaluate(({ ms }) => ms);
}
