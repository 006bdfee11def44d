import { expect, type Page } from "@playwright/test";

/** Compressed bytes. */
const SCRIPT_MAX = 1_500;
/** Of pages whose islands wake without an interaction: the journey when it comes into view, the list of posts when the page is idle. */
const awakeScriptMax: Record<string, number> = {
  "/": 4_000,
  "/insights": 90_000,
};
const PICTURES_MAX = 250_000;

/** A phone whose screen asks for the largest pictures. */
const phone = { width: 390, height: 844, deviceScaleFactor: 3, mobile: false };

/** Opens a page on a phone without its cache, and expects light scripts and pictures. */
export async function openLight(page: Page, path: string, open: () => Promise<void>) {
  // Otherwise the page before would load its pictures again for the phone's screen.
  await page.goto("about:blank");
  const device = await page.context().newCDPSession(page);
  await device.send("Network.setCacheDisabled", { cacheDisabled: true });
  await device.send("Emulation.setDeviceMetricsOverride", phone);

  await open();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toBeVisible();

  const pictures = await bytesOf(page, ["avif", "jpg", "png", "svg", "webp"]);
  expect.soft(pictures, "bytes of pictures").toBeLessThanOrEqual(PICTURES_MAX);
  const script = await bytesOf(page, ["js"]);
  expect.soft(script, "bytes of scripts").toBeLessThanOrEqual(awakeScriptMax[path] ?? SCRIPT_MAX);
  expect.soft(await lateOrUnsizedPictures(page)).toEqual([]);
  await device.detach();
}

/** The compressed bytes of the files that the page has loaded. */
function bytesOf(page: Page, extensions: string[]): Promise<number> {
  return page.evaluate((extensions) => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => extensions.some((extension) => name.endsWith(`.${extension}`)))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, extensions);
}

/** Pictures without a size or a text, and the largest one if it is lazy and covers a tenth of the window. */
function lateOrUnsizedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shareOf = (image: HTMLImageElement) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return (Math.max(width, 0) * Math.max(height, 0)) / innerWidth / innerHeight;
    };
    const images = [...document.images];
    const [largest] = images.toSorted((one, other) => shareOf(other) - shareOf(one));
    const isLate = largest?.loading === "lazy" && shareOf(largest) >= 0.1;
    return images
      .filter(
        (image) =>
          !["width", "height", "alt"].every((name) => image.hasAttribute(name)) ||
          (isLate && image === largest),
      )
      .map((image) => image.outerHTML.slice(0, 160));
  });
}
