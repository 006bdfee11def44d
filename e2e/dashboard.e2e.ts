import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";
import { expectAccessible } from "./browser/looks.ts";
import { wake } from "./browser/wake.ts";

const track = paths.solution("autonomous-track-monitoring");

const window = (page: Page) => page.getByRole("region", { name: /^Apollo Dashboard/ });
const list = (page: Page) => page.getByRole("region", { name: "Ranked locations" });
const row = (page: Page, words: string) => list(page).getByRole("link", { name: words });
const title = (page: Page, name: string) => window(page).getByRole("heading", { name, level: 4 });
const cursor = (page: Page) => page.getByRole("slider", { name: "Cursor on the traces" });

test("the home page shows the first location, a chosen one after a reload, and leads to all of them", async ({
  open,
  page,
}) => {
  await open(paths.home());
  await expect(title(page, "Left rail sinks before the bridge")).toBeVisible();

  await row(page, "8.02 Surface").click();
  await expect(page).toHaveURL(/\?at=8\.02#dashboard$/);
  await page.reload();

  await expect(title(page, "Both rails low at a crossing")).toBeVisible();
  await expect(row(page, "8.02 Surface")).toHaveAttribute("aria-current", "true");
  await expect(window(page).getByText("Example data", { exact: true })).toHaveCount(1);
  await list(page).getByRole("link", { name: "All 12 locations" }).click();
  await expect(row(page, "km ")).toHaveCount(12);
});

test("the arrow keys go from location to location and from run to run, accessible in every look, and Back returns to the list", async ({
  open,
  page,
}) => {
  await open(track);
  await row(page, "33.43 Twist").focus();
  await expect(page.locator("page-island[name=dashboard][awake]")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(title(page, "Inlet closes faster on each run")).toBeVisible();
  await expect(row(page, "19.46 Culvert")).toBeFocused();
  await page.keyboard.press("ArrowUp");

  const runs = page.getByRole("slider", { name: "Step through the runs" });
  await runs.press("ArrowLeft");
  await expect(runs).toHaveAttribute("aria-valuetext", /^Run 5, Aug.4$/);
  await expect(page).toHaveURL(/run=5/);
  await expect(cursor(page)).toHaveAttribute("aria-valuetext", /Twist 17\.4\s↓,/);
  await expectAccessible(page, "page-island[name=dashboard]");

  await page.goBack();
  await expect(page).not.toHaveURL(/at=/);
  await expect(title(page, "Left rail sinks before the bridge")).toBeVisible();
});

test("marks on the strip map stand apart from 320 to 1440 px", async ({ open, page }) => {
  await open(track);
  const marks = window(page).locator("[aria-label^='Strip map'] [data-urgency]");
  for (const width of [320, 390, 768, 1023, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await marks
      .filter({ visible: true })
      .evaluateAll((all) => all.map((mark): DOMRect => mark.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(width < 768 ? 4 : 12);
    for (const [index, { x, y }] of boxes.entries())
      for (const other of boxes.slice(0, index)) {
        const apart = Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
        expect(apart, `${width} px`).toBeGreaterThan(26);
      }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the main trace of the first location is above six rows, which open to twelve; a first tap leads to a page with the Dashboard awake, a further one opens a location, and Back returns to the list", async ({
    open,
    page,
  }) => {
    await open(track);
    await expect(title(page, "Left rail sinks before the bridge")).toBeVisible();
    await expect(cursor(page)).toBeVisible();
    await expect(window(page).getByText("Gauge", { exact: true })).toBeHidden();
    await expect(row(page, "km ")).toHaveCount(6);
    await row(page, "42.21 Gauge").tap();
    await expect(page).toHaveURL(/at=42\.21#dashboard$/);
    await expect(page.locator("page-island[name=dashboard][awake]")).toBeVisible();

    await page.goBack();
    await wake(page, "dashboard");
    await list(page).getByText("All 12 locations").tap();
    await expect(row(page, "km ")).toHaveCount(12);
    await row(page, "42.21 Gauge").tap();
    await expect(title(page, "High rail moves outwards")).toBeFocused();
    await expect(list(page)).toBeHidden();
    await page.goBack();

    await expect(list(page)).toBeVisible();
  });
});
