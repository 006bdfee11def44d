import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";

/** Of one turn of a wheel. */
const TURN_PX = 200;

test.use({ viewport: { width: 412, height: 823 }, reducedMotion: "reduce" });

test("what is far below is drawn once it comes near", async ({ page, open }) => {
  await open(paths.home());
  const heading = page.locator("#timeline h2");
  const isDrawn = () =>
    heading.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));

  const before = await isDrawn();
  await heading.scrollIntoViewIfNeeded();

  expect(before).toBe(false);
  await expect.poll(isDrawn).toBe(true);
});

test("a link into a page leads to its part, whatever above it was never drawn", async ({
  page,
  open,
}) => {
  await open(`${paths.home()}#timeline`);

  const part = page.locator("#timeline");
  await expect.poll(async () => Math.round((await part.boundingBox())?.y ?? 0)).toBeLessThan(120);
  await expect.poll(async () => Math.round((await part.boundingBox())?.y ?? 0)).toBeGreaterThan(0);
});

test("on the way up, what is read stays where it is as the parts above it get their heights", async ({
  page,
  open,
}) => {
  await open(paths.home());
  // At once: what only rushes by is drawn, too.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await standsStill(page);
  const moved: number[] = [];

  while ((await scrolled(page)) > TURN_PX) {
    await markWhatIsRead(page);
    const from = await placeOfMarked(page);
    await page.mouse.wheel(0, -TURN_PX);
    await standsStill(page);
    moved.push(Math.round((await placeOfMarked(page)) - from));
  }

  expect(moved.length).toBeGreaterThan(10);
  for (const pixels of moved) expect(Math.abs(pixels - TURN_PX)).toBeLessThanOrEqual(1);
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

function markWhatIsRead(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelector("[data-read]")?.removeAttribute("data-read");
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.setAttribute("data-read", "");
  });
}

function placeOfMarked(page: Page): Promise<number> {
  return page.locator("[data-read]").evaluate((element) => element.getBoundingClientRect().top);
}

/** Once two frames show the same. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let last = -1; last !== scrollY; await frame()) {
      last = scrollY;
      await frame();
    }
  });
}
