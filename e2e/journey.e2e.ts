import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { violationsOf } from "./browser/axe.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";

test("the sensor follows the scroll; hidden milestones stay accessible", async ({ page, open }) => {
  await open(paths.home());
  const progress = () =>
    page
      .locator('[style*="--progress"]')
      .first()
      .evaluate((rail: HTMLElement) => Number(rail.style.getPropertyValue("--progress")));
  await page.locator("#timeline [data-position]").first().scrollIntoViewIfNeeded();
  await expect.poll(progress).toBeGreaterThan(0);
  expect(await violationsOf(page, "#timeline")).toEqual([]);
  const before = await progress();

  await page.getByRole("heading", { name: "Latest Industry Updates" }).scrollIntoViewIfNeeded();

  await expect.poll(progress).toBeGreaterThan(before);
});

test("the logo strip is a tab stop only if it scrolls by hand, and its button is visible in forced colours", async ({
  page,
  open,
}) => {
  await open(paths.home());
  const logos = page.locator("page-island[name=scroll-region][aria-label^=Partners]");
  await logos.scrollIntoViewIfNeeded();
  await expect(logos).toHaveAttribute("awake");
  await expect(logos).not.toHaveAttribute("tabindex");

  await page.emulateMedia({ forcedColors: "active" });
  const pause = page.getByText("Pause the logos").locator("..");
  for (const state of ["moving", "paused"]) {
    const clip = (await pause.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    const shown = await page.screenshot({ clip });
    await pause.evaluate((label) => label.style.setProperty("visibility", "hidden"));
    expect(shown.equals(await page.screenshot({ clip })), state).toBe(false);
    await pause.evaluate((label) => label.style.removeProperty("visibility"));
    await pause.click();
  }

  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "none" });
  await page.setViewportSize({ width: 800, height: 720 });
  await page.reload();
  await expect(logos).toHaveAttribute("tabindex", "0");
});
