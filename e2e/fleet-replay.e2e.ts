import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test, test as testInOwnWindow } from "./browser/fixtures.ts";
import { expectAccessible } from "./browser/looks.ts";
import { wake } from "./browser/wake.ts";

const positioning = paths.solution("underground-positioning-system");
const collision = paths.solution("collision-avoidance");

const display = (page: Page) => page.getByRole("region", { name: /^Driver’s display/ });
const fleetMap = (page: Page) => page.getByRole("region", { name: /^Fleet map/ });
const time = (page: Page) => page.getByRole("slider", { name: "Time of the shift" });
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

test("the fleet map plays and pauses by keyboard, and its slider, map and table choose moments and vehicles, which a reload keeps", async ({
  open,
  page,
}) => {
  await open(`${positioning}?from=mail`);
  await fleetMap(page).getByRole("button", { name: "Play" }).focus();
  await expect(page.locator("page-island[name=fleet-map][awake]")).toBeVisible();
  await expectAccessible(page, "page-island[name=fleet-map]");
  await expect(fleetMap(page).getByRole("status")).toBeEmpty();

  await time(page).press("ArrowRight");
  await expect(time(page)).toHaveAttribute("aria-valuetext", "14:05:20");
  await fleetMap(page)
    .getByRole("link", { name: /^L2 Loader 2, / })
    .press("Enter");
  await expect(row(page, "Loader 2")).toHaveAttribute("aria-current", "true");
  await row(page, "Truck 3").getByRole("link").click();
  await expect(page).toHaveURL(/\?from=mail&at=320&vehicle=T3#replay$/);
  await page.reload();
  await expect(row(page, "Truck 3")).toHaveAttribute("aria-current", "true");

  await wake(page, "fleet-map");
  await row(page, "Truck 2").getByRole("link").click();
  await fleetMap(page).getByRole("button", { name: "Play" }).focus();
  await page.keyboard.press("Space");
  await expect(fleetMap(page).getByRole("button", { name: "Pause" })).toBeFocused();
  await expect(fleetMap(page).getByRole("status")).not.toBeEmpty();
  await expect(time(page)).not.toHaveAttribute("aria-valuetext", "14:05:20");
  await page.keyboard.press("Space");
  await expect(fleetMap(page).getByRole("button", { name: "Play" })).toBeFocused();
  await expect(page).not.toHaveURL(/at=320/);
});

test("links lead through the moments of a meeting on the driver’s display, which is accessible in every look", async ({
  open,
  page,
}) => {
  await open(collision);
  await wake(page, "driver-display");
  await expect(display(page).getByText("Wait in the bay")).toBeVisible();
  await expectAccessible(page, "page-island[name=driver-display]");

  await display(page).getByRole("link", { name: "Unseen" }).click();
  await expect(display(page).getByText("No report within 70 m, no person in sight")).toBeVisible();
  await expect(page).toHaveURL(/\?at=23&vehicle=T3#replay$/);

  await display(page).getByRole("link", { name: "Person" }).click();
  await expect(display(page).getByText("A person is ahead.")).toBeVisible();
  await expect(page).toHaveURL(/\?at=145&vehicle=T2#replay$/);
});

testInOwnWindow(
  "with reduced motion it plays in steps of a second, while it is in view",
  async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(positioning);
    await wake(page, "fleet-map");
    await page.clock.pauseAt(Date.now() + 60_000);
    await fleetMap(page).getByRole("button", { name: "Play" }).click();

    await page.clock.runFor(900);
    await expect(time(page)).toHaveAttribute("aria-valuetext", "14:05:19");
    await page.clock.runFor(200);

    await expect(time(page)).toHaveAttribute("aria-valuetext", "14:05:23");

    await scrollTo(page.getByRole("contentinfo"));
    await page.clock.runFor(2_000);
    await expect(time(page)).toHaveAttribute("aria-valuetext", "14:05:23");
    await scrollTo(time(page));
    await page.clock.runFor(1_100);
    await expect(time(page)).toHaveAttribute("aria-valuetext", "14:05:27");
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the map shows the whole fleet, and a tap chooses a vehicle", async ({ open, page }) => {
    await open(positioning);
    await wake(page, "fleet-map");
    const level = fleetMap(page).getByRole("group", { name: "Level 500 with its fleet" });
    await expect(level.getByRole("link")).toHaveCount(7);

    await row(page, "Drill 1").getByRole("link").tap();

    const drill = level.getByRole("link", { name: /^D1 Drill 1, / });
    await expect(drill).toHaveAttribute("aria-current", "true");
  });
});

/** Resolves once the page's observers know what is in view: they are called in the order in which they were created. */
async function scrollTo(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return new Promise<void>((resolve) =>
      new IntersectionObserver(() => resolve()).observe(document.body),
    );
  });
}
