import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { everyTemplate } from "./every-page.ts";
import { test } from "./fixtures.ts";

/** A phone as Lighthouse has it, the narrowest, a tablet and a desk. */
const windows = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 1440, height: 900 } },
];

const pages = [...everyTemplate, paths.insight("culvert-inspection-checklist")];

/** What turns to the font by itself. */
const SECTIONS = "body > * > *";

/** As graders tell it, in thousandths: nothing. */
const STILL = 0.000_5;
/**
 * In wide windows the links of its sentence are as large as a title, and those after the first move
 * by the ten pixels in which font and fallback differ.
 */
const MOVES_A_LITTLE = { path: paths.solutions(), from: 768, most: 0.003 };

for (const window of windows) {
  test.describe(`in a window ${window.viewport.width} wide`, () => {
    test.use(window);

    for (const path of pages) {
      test(`${path} is painted before its font is asked for, and stays where it is when the font comes`, async ({
        page,
        open,
      }) => {
        await page.route("**/assets/*.woff2", async (route) => {
          await painted(page);
          await route.continue();
        });
        await watchShifts(page);

        await open(path);
        await page.waitForFunction(haveTurned, SECTIONS);

        expect(await fontsBeforePaint(page)).toEqual([]);
        await expect.poll(() => page.evaluate("document.fonts.check('1em Archivo')")).toBe(true);
        const moved = await shiftsByFont(page);
        const total = moved.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(moved)).toBeLessThan(mostMoved(path, window.viewport.width));
      });
    }
  });
}

for (const { path, width, cut } of [
  { path: paths.privacy(), width: 1440, cut: "Careers" },
  { path: paths.privacy(), width: 1440, cut: "When you send the form" },
  { path: paths.home(), width: 768, cut: "See how it works" },
  { path: paths.solutions(), width: 768, cut: "38vw, 60vw" },
  { path: paths.insights(), width: 768, cut: ' alt=""' },
]) {
  test(`${path} stays where it is though it arrives in two pieces, before and after ${cut}`, async ({
    page,
    siteUrl,
  }) => {
    const html = await (await fetch(siteUrl + path)).text();
    const middle = html.indexOf(cut, html.indexOf("<header"));
    const late = await serveInPieces([html.slice(0, middle), html.slice(middle)]);
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);

    await page.goto(late.url);
    await painted(page);

    expect(await shifts(page)).toEqual([]);
    late.stop();
  });
}

test("sections turn to the font one by one: a touch waits for one of them at most", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const turns: number[] = [];
    Object.assign(window, { turns });
    new MutationObserver((turned) => turns.push(...turned.map(() => performance.now()))).observe(
      document,
      { attributeFilter: ["data-fonts"], subtree: true },
    );
  });

  await open(paths.home());
  await expect(page.locator(`${SECTIONS}:not([data-fonts])`)).toHaveCount(0);

  const turns = (await page.evaluate("turns")) as number[];
  expect(turns).toHaveLength(await page.locator(SECTIONS).count());
  const apart = turns.slice(1).map((at, index) => at - (turns[index] ?? 0));
  // Clocks of pages are rounded.
  expect(Math.min(...apart)).toBeGreaterThan(95);
});

test("without script the font comes all the same", async ({ browser, siteUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const font = page.waitForRequest(/archivo-\w+\.woff2$/);

  await page.goto(`${siteUrl}${paths.privacy()}`);

  await font;
  await page.close();
});

function mostMoved(path: string, width: number): number {
  const { path: moving, from, most } = MOVES_A_LITTLE;
  return path === moving && width >= from ? most : STILL;
}

/** A page alone, its pieces as far apart as would let a browser paint in between. */
async function serveInPieces(pieces: readonly string[]) {
  const server = createServer(async ({ url }, answer) => {
    if (url !== "/") return answer.writeHead(404).end();
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    for (const piece of pieces) {
      answer.write(piece);
      await delay(500);
    }
    return answer.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** Resolves once the page has shown something. */
function painted(page: Page): Promise<unknown> {
  return page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
}

/** In the page: whether all that the window shows has turned to the font. */
function haveTurned(sections: string): boolean {
  return [...document.querySelectorAll(sections)]
    .filter((part) => part.checkVisibility())
    .filter((part) => part.getBoundingClientRect().top < innerHeight)
    .every((part) => part.matches("[data-fonts]"));
}

/** The fonts that were asked for before the first paint. */
function fontsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const asked = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return asked
      .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ name }) => name);
  });
}

interface Moved {
  /** When, in the page's own milliseconds. */
  at: number;
  value: number;
  what: (string | undefined)[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Moved[] = [];
    Object.assign(window, { shifts: seen });
    const note = (at: number) => Object.assign(window, { shownWholeAt: at });
    addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame(note)),
    );
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { startTime: at, value, sources } of list.getEntries() as Shift[]) {
        seen.push({ at, value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Those since the page was read and shown whole, or the font asked for if that came before: earlier ones
 * come of a page that was painted half read.
 */
async function shiftsByFont(page: Page): Promise<Moved[]> {
  const since = await page.evaluate(() => {
    const asked = performance.getEntriesByType("resource");
    return Math.min(
      (window as unknown as { shownWholeAt: number }).shownWholeAt,
      ...asked.filter(({ name }) => name.endsWith(".woff2")).map(({ startTime }) => startTime),
    );
  });
  return (await shifts(page)).filter(({ at }) => at >= since);
}

/** After two frames with the font: what it moved has been told of by then. */
function shifts(page: Page): Promise<Moved[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return (window as unknown as { shifts: Moved[] }).shifts;
  });
}
