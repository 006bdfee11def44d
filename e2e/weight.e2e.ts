import { expect, type Page, type Response } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { everyTemplate, productSlugs } from "./every-page.ts";
import { test } from "./fixtures.ts";

/** Compressed bytes. The journey on the home page is an island that wakes when it comes into view. */
const SCRIPT_MAX = 1_500;
const HOME_SCRIPT_MAX = 4_000;
const AWAKE_SCRIPT_MAX = 90_000;
const PICTURES_MAX = 250_000;

// Without `isMobile`: a phone's first layout would be 980 px wide and request larger pictures.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

for (const path of new Set([...everyTemplate, ...productSlugs.map(paths.solution)])) {
  test(`${path} is within its size limit and loads its first picture without delay`, async ({
    page,
    open,
  }) => {
    const responses: Response[] = [];
    await leaveSample(page);
    page.on("response", (response) => responses.push(response));

    await open(path);
    await page.waitForLoadState("networkidle");

    expect.soft(await bytesOf(responses, "image")).toBeLessThanOrEqual(PICTURES_MAX);
    expect
      .soft(await bytesOf(responses, "script"))
      .toBeLessThanOrEqual(path === paths.home() ? HOME_SCRIPT_MAX : SCRIPT_MAX);
    expect.soft(await picturesWithoutSizeOrAlt(page)).toEqual([]);
    expect.soft(await largestInSight(page)).not.toMatchObject({ loading: "lazy" });

    await wakeAll(page);
    expect.soft(await bytesOf(responses, "script")).toBeLessThanOrEqual(AWAKE_SCRIPT_MAX);
  });
}

/** One page view in ten also loads the script that measures it, but never where the visitor asks for privacy. */
async function leaveSample(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
}

/** Gives the focus to every island, one after the other. */
async function wakeAll(page: Page): Promise<void> {
  const islands = page.locator("page-island");
  for (const island of await islands.all()) {
    await island.evaluate((element) => element.dispatchEvent(new FocusEvent("focusin")));
    await expect(island).toHaveAttribute("awake");
  }
}

/** The bytes of these responses as they crossed the wire. */
async function bytesOf(responses: readonly Response[], type: string): Promise<number> {
  const ofType = responses.filter(
    (response) => response.request().resourceType() === type && !response.url().startsWith("data:"),
  );
  const sizes = await Promise.all(ofType.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function picturesWithoutSizeOrAlt(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !["width", "height", "alt"].every((name) => image.hasAttribute(name)))
      .map((image) => image.outerHTML.slice(0, 160)),
  );
}

/** The picture that covers most of the window before scrolling, if it covers at least a tenth. */
function largestInSight(page: Page): Promise<{ src: string; loading: string }> {
  return page.evaluate(() => {
    const shown = [...document.images].map((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return {
        image,
        share: (Math.max(width, 0) * Math.max(height, 0)) / innerWidth / innerHeight,
      };
    });
    const largest = shown.sort((one, other) => other.share - one.share)[0];
    if (largest === undefined || largest.share < 0.1) return { src: "", loading: "" };
    return { src: largest.image.currentSrc, loading: largest.image.loading };
  });
}
