import { type APIRequestContext, expect, type Page, type Response } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { everyPage, productSlugs } from "./every-page.ts";
import { test } from "./fixtures.ts";

// No `isMobile`: its first layout is 980 px wide, and asks for pictures that a phone never would.
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };
const windows = [
  { name: "a wide window", most: 400_000, use: { viewport: { width: 1440, height: 900 } } },
  { name: "a phone", most: 250_000, use: phone },
];

/** Of all scripts together, once every part of a page was touched; a captcha comes later, and by itself. */
const AWAKE = 90_000;

/** Of a product page before it is touched, without pictures and fonts: its document and the one script. */
const PRODUCT_PAGE = 18_000;

/** The journey begins a little before it is seen. */
const inMotion = [paths.home()];

for (const { name, most, use } of windows) {
  test.describe(`in ${name}`, () => {
    test.use(use);

    for (const path of everyPage) {
      test(`${path} loads little before it is touched or after, and no picture late that is seen first`, async ({
        page,
        open,
      }) => {
        const answers: Response[] = [];
        page.on("response", (response) => answers.push(response));

        await open(path);
        await page.waitForLoadState("networkidle");

        expect
          .soft(await sumOf(answers, "image", bytesOf), "bytes of pictures")
          .toBeLessThanOrEqual(most);
        expect
          .soft(await sumOf(answers, "script", packedBytesOf), "bytes of scripts")
          .toBeLessThan(inMotion.includes(path) ? 3_500 : 1_500);
        expect.soft(await picturesWithoutSizeOrAlt(page)).toEqual([]);
        expect.soft(await largestInSight(page)).not.toMatchObject({ loading: "lazy" });

        await wakeAll(page);
        expect
          .soft(await sumOf(answers, "script", packedBytesOf), "bytes of scripts once awake")
          .toBeLessThan(AWAKE);
      });
    }
  });
}

for (const slug of productSlugs) {
  const path = paths.solution(slug);
  test(`${path} weighs less than 18 kB with its script`, async ({ request }) => {
    const [, script = ""] = /src="(\/assets\/entry-[^"]+)"/.exec(
      await (await request.get(path)).text(),
    ) ?? [""];

    const weight = async () =>
      (await packedLength(request, path)) + (await packedLength(request, script));
    // A page that was just rendered goes out packed in haste until it is packed as well as can be.
    await expect.poll(weight, { timeout: 20_000 }).toBeLessThan(PRODUCT_PAGE);
  });
}

/** Of an answer's body as it crosses the wire. */
async function packedLength(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.head(path, { headers: { "accept-encoding": "br" } });
  expect(answer.headers()).toMatchObject({ "content-encoding": "br" });
  return Number(answer.headers()["content-length"]);
}

/** As if all its islands had the focus one after the other. */
async function wakeAll(page: Page): Promise<void> {
  const islands = page.locator("page-island");
  for (const island of await islands.all()) {
    await island.evaluate((element) => element.dispatchEvent(new FocusEvent("focusin")));
    await expect(island).toHaveAttribute("awake");
  }
}

/** Weighed only now: an answer that comes as a page closes could not be weighed at all. */
async function sumOf(
  answers: readonly Response[],
  type: string,
  weigh: (answer: Response) => Promise<number>,
): Promise<number> {
  const ofType = answers.filter((answer) => answer.request().resourceType() === type);
  return (await Promise.all(ofType.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);
}

/** As they crossed the wire. */
async function packedBytesOf(response: Response): Promise<number> {
  return (await response.request().sizes()).responseBodySize;
}

async function bytesOf(response: Response): Promise<number> {
  if (response.url().startsWith("data:")) return 0;
  return (await response.body()).length;
}

function picturesWithoutSizeOrAlt(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !["width", "height", "alt"].every((name) => image.hasAttribute(name)))
      .map((image) => image.outerHTML.slice(0, 160)),
  );
}

/** Of the pictures that touch the first screen the one that takes most of it, if it takes a tenth. */
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
