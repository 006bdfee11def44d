import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";
import { sharedSite } from "../support/shared-site.ts";

const titles = /underground|railways|pilot|global/i;

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("4 Logo strip: moves from the start, and rests only while it is paused", async ({
      page,
    }) => {
      await page.goto(sharedSite.url);
      const strip = page.getByRole("region", { name: "Working with" });
      const logo = strip.getByRole("img").first();
      await strip.scrollIntoViewIfNeeded();

      const places = await placesOf(logo);

      for (const [index, place] of places.slice(1).entries())
        expect(place, `after ${index + 1} frames`).not.toBe(places[index]);
      await page.getByText("Pause the logos").locator("..").click();
      await page.mouse.move(0, 0);
      await expect.poll(async () => new Set(await placesOf(logo)).size).toBe(1);
    });

    test("2 About page: a milestone is hidden until the sensor reaches it, and fades in", async ({
      page,
    }) => {
      await page.goto(sharedSite.url);
      const milestones = milestonesOf(page);
      await expect(milestones).toHaveCount(4);
      await scrollTo(milestones.first(), 0.2);

      await expect.poll(() => opacityOf(milestones.first())).toBe(1);
      await expect.poll(() => opacityOf(milestones.last())).toBe(0);

      await scrollTo(milestones.last(), 0.4);

      await expect.poll(() => opacityOf(milestones.last())).toBe(1);
    });
  });
}

test("2 About page: a search in the page finds a hidden milestone, which then appears", async ({
  page,
}) => {
  // So low that the last milestone is below the window.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(sharedSite.url);
  const last = milestonesOf(page).last();
  await scrollTo(milestonesOf(page).first(), 0.2);
  await expect.poll(() => opacityOf(last)).toBe(0);

  const found = await page.evaluate(
    (text) => (globalThis as unknown as { find(text: string | null): boolean }).find(text),
    await last.textContent(),
  );

  expect(found).toBe(true);
  await expect(last).toBeInViewport();
  await expect.poll(() => opacityOf(last)).toBe(1);
});

test("2 About page: with reduced motion every milestone is shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(sharedSite.url);
  await scrollTo(milestonesOf(page).first(), 0.2);

  await expectAllShown(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("2 About page: every milestone is shown", async ({ page }) => {
    await page.goto(sharedSite.url);
    await expectAllShown(page);
  });
});

function milestonesOf(page: Page): Locator {
  return page.locator("#timeline").getByRole("heading", { level: 3, name: titles });
}

/** Scrolls until the element is at this share of the window's height. */
function scrollTo(element: Locator, share: number): Promise<void> {
  return element.evaluate((shown, at) => {
    scrollBy({ top: shown.getBoundingClientRect().top - innerHeight * at, behavior: "instant" });
  }, share);
}

async function expectAllShown(page: Page): Promise<void> {
  const milestones = milestonesOf(page);
  await expect(milestones).toHaveCount(4);
  for (const milestone of await milestones.all()) expect(await opacityOf(milestone)).toBe(1);
}

/** The opacity in which an element appears, which its ancestors lower. */
function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    let opacity = 1;
    for (let each: Element | null = shown; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  });
}

/** The left edges of an element at five moments in half a second. */
function placesOf(element: Locator): Promise<number[]> {
  return element.evaluate(async (shown) => {
    const places: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      places.push(shown.getBoundingClientRect().left);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return places;
  });
}
