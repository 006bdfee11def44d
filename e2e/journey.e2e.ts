import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { violationsOf } from "./axe.ts";
import { test } from "./fixtures.ts";

test("milestones are reached one by one as the visitor scrolls", async ({ page, open }) => {
  await open(paths.home());
  const milestones = page.locator("#timeline [data-position]");
  await milestones.first().scrollIntoViewIfNeeded();
  await expect(milestones.first()).toHaveAttribute("data-reached", "true");
  await expect(milestones.last()).toHaveAttribute("data-reached", "false");

  await page.getByRole("heading", { name: "Latest Industry Updates" }).scrollIntoViewIfNeeded();

  await expect(milestones.last()).toHaveAttribute("data-reached", "true");
});

test("a milestone fades in when progress reaches it", async ({ page, open }) => {
  await open(paths.home());
  const milestones = page.locator("#timeline [data-position]");
  await milestones.first().scrollIntoViewIfNeeded();
  const last = milestones.last();
  const heading = last.getByRole("heading");
  await expect(last).toHaveAttribute("data-reached", "false");
  await expect(heading).toHaveCSS("opacity", /^0\.\d+$/);
  expect(await violationsOf(page, "#timeline")).toEqual([]);

  await page.getByRole("heading", { name: "Latest Industry Updates" }).scrollIntoViewIfNeeded();

  await expect(heading).toHaveCSS("opacity", "1");
});

test("every milestone is shown in full where reduced motion is preferred", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });

  await open(paths.home());

  for (const heading of await page.locator("#timeline [data-position] h3").all()) {
    await expect(heading).toHaveCSS("opacity", "1");
  }
});

test("the sensor follows the scroll", async ({ page, open }) => {
  await open(paths.home());
  const progress = () =>
    page.evaluate(() => {
      const rail = document.querySelector<HTMLElement>(
        '#timeline [style*="--progress"], [style*="--progress"]',
      );
      return Number(rail?.style.getPropertyValue("--progress") ?? Number.NaN);
    });
  await page.locator("#timeline").evaluate((section) => section.scrollIntoView({ block: "start" }));
  await expect.poll(progress).toBeGreaterThan(0);
  const before = await progress();

  await page.mouse.wheel(0, 300);

  await expect.poll(progress).toBeGreaterThan(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every milestone can be read", async ({ page, open }) => {
    await open(paths.home());

    for (const year of ["2015", "2019", "2022", "2024"]) {
      await expect(page.locator("#timeline").getByText(year, { exact: true })).toHaveCSS(
        "opacity",
        "1",
      );
    }
  });
});

test("the logo strip shows five partners once to assistive technology, and can be stopped", async ({
  page,
  open,
}) => {
  await open(paths.home());
  const strip = page.getByRole("region", { name: "Working with" });

  await expect(strip.getByRole("img")).toHaveCount(5);
  await strip.getByText("Pause the logos").locator("..").click();
  await page.mouse.move(0, 0);
  const states = () =>
    strip.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
  await expect.poll(states).toEqual(["paused", "paused"]);
});

test("the logos are not drawn outside the window", async ({ page, open }) => {
  await open(paths.home());
  const firstLogo = page.getByRole("region", { name: "Working with" }).getByRole("img").first();
  const isDrawn = () =>
    firstLogo.evaluate((logo) => logo.checkVisibility({ contentVisibilityAuto: true }));

  await firstLogo.scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(false);
});

test("the track is visible in forced colours", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });

  await open(paths.home());

  const tracks = page.locator("#timeline [data-line] > div");
  await expect(tracks).toHaveCount(2);
  for (const track of await tracks.all()) {
    await expect(track).toHaveCSS("background-image", /linear-gradient/);
    await expect(track).toHaveCSS("forced-color-adjust", "none");
  }
});
