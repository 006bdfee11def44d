import { expect, type Page, type Response } from "@playwright/test";

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

/** Loads a page on a phone without its cache, and returns checks of what it loaded. */
export async function weigh(page: Page, load: () => Promise<void>) {
  // Otherwise the page before would load its pictures again for the phone's screen.
  await page.goto("about:blank");
  const device = await page.context().newCDPSession(page);
  await device.send("Network.setCacheDisabled", { cacheDisabled: true });
  await device.send("Emulation.setDeviceMetricsOverride", phone);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));

  await load();
  await page.waitForLoadState("networkidle");
  const pictures = await bytesOf(responses, "image");
  const script = await bytesOf(responses, "script");
  const largest = await largestInSight(page);
  await device.send("Emulation.clearDeviceMetricsOverride");

  return {
    async expectLight(path: string) {
      expect.soft(pictures, "bytes of pictures").toBeLessThanOrEqual(PICTURES_MAX);
      expect
        .soft(script, "bytes of scripts")
        .toBeLessThanOrEqual(awakeScriptMax[path] ?? SCRIPT_MAX);
      expect.soft(await picturesWithoutSizeOrAlt(page)).toEqual([]);
      expect.soft(largest).not.toMatchObject({ loading: "lazy" });
    },
  };
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
