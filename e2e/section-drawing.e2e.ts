import { expect, type Page } from "@playwright/test";
import { productList } from "../shared/content/products/products.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { expectNoViolations, inEveryLook } from "./looks.ts";

const names = productList.map(({ name }) => name);
const numberOf = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^\\d: ${name}$`) });
const cardOf = (page: Page, name: string) => page.getByRole("dialog", { name });

test("by keyboard: Tab reaches the numbers in order, Enter and Space open a card, Escape closes it", async ({
  open,
  page,
}) => {
  await open(paths.home());
  await numberOf(page, "Autonomous Track Monitoring").focus();

  for (const [index, name] of names.entries()) {
    await expect(numberOf(page, name)).toBeFocused();
    await page.keyboard.press(index % 2 ? "Space" : "Enter");
    await expect(cardOf(page, name).getByRole("link")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(cardOf(page, name)).toBeHidden();
    await expect(numberOf(page, name)).toBeFocused();
    await page.keyboard.press("Tab");
  }
});

test("a card shows a picture, a figure with its context and the link to its product, and closes when another opens", async ({
  open,
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("culvert-cutaway-")) pictures.push(request.url());
  });
  await open(paths.home());
  const number = numberOf(page, "Culvert Risk Assessor");
  await number.scrollIntoViewIfNeeded();
  expect(pictures, "pictures requested before the card opens").toEqual([]);

  await number.click();
  await numberOf(page, "Collision Avoidance").click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(cardOf(page, "Collision Avoidance")).toBeInViewport({ ratio: 1 });
  await number.click();

  const card = cardOf(page, "Culvert Risk Assessor");
  await expect(card).toHaveAccessibleDescription(/90%.*of culverts not thoroughly inspected/);
  const picture = card.getByRole("img", { name: /^Cutaway of a railway embankment/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(paths.solution("culvert-risk-assessor"));
});

test("the vehicle and its number move along the track while the page scrolls, except with reduced motion", async ({
  open,
  page,
}) => {
  await open(paths.home());
  const [first, second] = await placesOfVehicle(page);
  expect(second - first).toBeGreaterThan(200);

  await page.emulateMedia({ reducedMotion: "reduce" });

  const [low, high] = await placesOfVehicle(page);
  expect(high).toBe(low);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap on each number opens its card inside the window", async ({ open, page }) => {
    await open(paths.home());
    for (const name of names) {
      await test.step(name, async () => {
        const number = numberOf(page, name);
        await number.evaluate((element) => element.scrollIntoView({ block: "center" }));
        const { width, height } = (await number.boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        const before = await page.evaluate(() => scrollY);

        await number.tap();

        await expect(cardOf(page, name)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY), "the page does not scroll").toBe(before);
        await expect(cardOf(page, name).getByRole("heading")).toBeInViewport();
        await cardOf(page, name).getByRole("button", { name: "Close" }).tap();
        await expect(cardOf(page, name)).toBeHidden();
      });
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a number opens its card, and the list links to every product", async ({ open, page }) => {
    await open(paths.home());

    await numberOf(page, "Predictive Weather Alerts").click();

    await expect(cardOf(page, "Predictive Weather Alerts")).toBeVisible();
    await page.keyboard.press("Escape");
    for (const { slug } of productList) {
      await expect(page.locator(`#how li > a[href="${paths.solution(slug)}"]`)).toBeVisible();
    }
  });
});

test("an open card is accessible in every look, and not printed with the drawing and its list", async ({
  open,
  page,
}) => {
  await open(paths.home());
  await numberOf(page, "Track Temperature Sensor").click();

  await inEveryLook(page, async (look) => {
    await expect(cardOf(page, "Track Temperature Sensor")).toBeVisible();
    await expectNoViolations(page, look);
  });

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: /^Section through a railway/ })).toBeVisible();
  await expect(page.locator("#how h3").filter({ visible: true })).toHaveText(names);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** The distance of the first number from the window's left edge, with the drawing low and high in the window. */
async function placesOfVehicle(page: Page): Promise<[number, number]> {
  const number = numberOf(page, "Autonomous Track Monitoring");
  const left = async (block: ScrollLogicalPosition) => {
    await number.evaluate((element, block) => element.scrollIntoView({ block }), block);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    return (await number.boundingBox())?.x ?? Number.NaN;
  };
  return [await left("end"), await left("start")];
}
