import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";
import { expectAccessible } from "./browser/looks.ts";

const path = paths.solution("collision-avoidance");

test("arrow keys move the border between pictures of the same area, accessible in every look, and on paper and in forced colours both are shown whole", async ({
  open,
  page,
}) => {
  await open(path);
  const slider = sliderOf(page);
  const [seen, scanned] = await picturesOf(page);
  expect(seen).toEqual(scanned);

  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "57% picture, 43% point cloud");
  await expect.poll(() => borderOf(page)).toBeCloseTo(0.57);

  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "0% picture, 100% point cloud");
  await expect.poll(() => borderOf(page)).toBe(0);
  await slider.press("End");
  // Further down the header covers a part of some controls, which makes them too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page, "page-island[name=divider]");

  await page.setViewportSize({ width: 1280, height: 720 });
  for (const media of [{ media: "print" }, { media: null, forcedColors: "active" }] as const) {
    await page.emulateMedia(media);
    await expect(slider).toBeHidden();
    const [left, right] = await picturesOf(page);
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
    await expect(scannedOf(page)).toHaveCSS("clip-path", "none");
  }
});

test("in openings the scan and the outlines lie on their photographs", async ({ open, page }) => {
  for (const opened of [paths.home(), paths.solution("culvert-risk-assessor")]) {
    await open(opened);
    const pictures = page.locator("main section").first().locator("img");
    expect(await boxOf(pictures.last())).toEqual(await boxOf(pictures.first()));
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger drags the border by its handle without moving the page, and a tap beside it changes nothing", async ({
    open,
    page,
  }) => {
    await open(path);
    const scanned = scannedOf(page);
    await scanned.scrollIntoViewIfNeeded();
    const box = await boxOf(scanned);
    const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 });
    const { x, y } = at(0.9);
    await page.touchscreen.tap(x, y);
    expect(await borderOf(page)).toBeCloseTo(0.56);

    const finger = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: share ? [at(share)] : [] });
    await send("touchStart", 0.56);
    for (const share of [0.62, 0.68, 0.74, 0.8]) await send("touchMove", share);
    await send("touchEnd");

    await expect.poll(() => borderOf(page)).toBeCloseTo(0.8, 1);
    expect(await boxOf(scanned)).toEqual(box);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pictures are side by side, on a phone one above the other", async ({ open, page }) => {
    await open(path);
    await expect(sliderOf(page)).toBeHidden();
    const [seen, scanned] = await picturesOf(page);
    expect(scanned.x).toBeGreaterThanOrEqual(seen.x + seen.width);
    expect(scanned.y).toBe(seen.y);

    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = await picturesOf(page);
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  });
});

function sliderOf(page: Page) {
  return page.getByLabel("Border between picture and point cloud");
}

function scannedOf(page: Page) {
  return page.getByRole("figure", { name: "What the sensor sees" });
}

/** The share of the width that the picture takes, as the point cloud is cut. */
async function borderOf(page: Page): Promise<number> {
  const clip = await scannedOf(page).evaluate((figure) => getComputedStyle(figure).clipPath);
  return Number(/([\d.]+)%\)$/.exec(clip)?.[1]) / 100;
}

function picturesOf(page: Page) {
  const seen = page.getByRole("figure", { name: "What you see" });
  return Promise.all([boxOf(seen.getByRole("img")), boxOf(scannedOf(page).getByRole("img"))]);
}

function boxOf(shown: Locator): Promise<DOMRect> {
  return shown.evaluate((it) => it.getBoundingClientRect().toJSON());
}
