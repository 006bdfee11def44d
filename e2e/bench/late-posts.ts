import { setTimeout as delay } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { paths } from "../../shared/paths.ts";
import { plainArguments } from "../browser-arguments.ts";
import { findChromium } from "../find-chromium.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { median } from "./rounds.ts";

/** Of a list that is asked for while its posts cannot be read, each from when it was asked for; medians. */
export interface LatePosts {
  firstByteMs: number;
  /** Until all styles of the page are there. */
  stylesMs: number;
  /** In a browser on a phone's screen: of what stands there before the posts do. */
  paintBeforeMs: number;
  /** The same of all that is ever painted. */
  largestPaintMs: number;
  /** Until the whole page is there. */
  wholeMs: number;
}

const LATE_MS = 2_000;
const URL_OF = (site: MeasuredSite) => `http://127.0.0.1:${site.port}${paths.insights()}`;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What visitors have of the list while the database lets them wait for two seconds. */
export async function measureLatePosts(site: MeasuredSite, rounds: number): Promise<LatePosts> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: plainArguments,
  });
  try {
    const seen: LatePosts[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const arrived = await whileLate(site, () => readInPieces(URL_OF(site)));
      const painted = await whileLate(site, () => paintsOf(browser, URL_OF(site)));
      if (round >= 0) seen.push({ ...arrived, ...painted });
    }
    const medianOf = (name: keyof LatePosts) => median(seen.map((one) => one[name]));
    return {
      firstByteMs: medianOf("firstByteMs"),
      stylesMs: medianOf("stylesMs"),
      paintBeforeMs: medianOf("paintBeforeMs"),
      largestPaintMs: medianOf("largestPaintMs"),
      wholeMs: medianOf("wholeMs"),
    };
  } finally {
    await browser.close();
  }
}

/** The posts come two seconds after `ask` began. */
async function whileLate<Found>(site: MeasuredSite, ask: () => Promise<Found>): Promise<Found> {
  const { release } = await site.lockPosts();
  const [found] = await Promise.all([ask(), delay(LATE_MS).then(release)]);
  return found;
}

async function readInPieces(
  url: string,
): Promise<Pick<LatePosts, "firstByteMs" | "stylesMs" | "wholeMs">> {
  const asked = performance.now();
  const since = () => performance.now() - asked;
  const { body } = await fetch(url, { headers: { "Accept-Encoding": "gzip, br" } });
  if (body === null) throw new Error("The list came without a body");
  const firstByteMs = since();
  let stylesMs = Number.NaN;
  let html = "";
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    html += piece;
    if (Number.isNaN(stylesMs) && html.includes("</style>")) stylesMs = since();
  }
  if (!html.includes("Loading posts...")) throw new Error("The list did not wait for its posts");
  return { firstByteMs, stylesMs, wholeMs: since() };
}

async function paintsOf(
  browser: Browser,
  url: string,
): Promise<Pick<LatePosts, "paintBeforeMs" | "largestPaintMs">> {
  const page = await browser.newPage(phone);
  await page.goto(url, { waitUntil: "load" });
  const paints = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ startTime }) => startTime)),
        ).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.close();
  return {
    paintBeforeMs: Math.max(...paints.filter((ms) => ms < LATE_MS)),
    largestPaintMs: Math.max(...paints),
  };
}
