import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test as testInOwnWindow } from "./browser/fixtures.ts";
import { expectAccessible } from "./browser/looks.ts";
import { overflowOf } from "./browser/overflow.ts";
import { test } from "./browser/survey.ts";
import { wake } from "./browser/wake.ts";

const track = paths.solution("autonomous-track-monitoring");
const railways = paths.industry("railways");

const window = (page: Page) => page.getByRole("region", { name: /^Apollo Dashboard/ });
const list = (page: Page) => page.getByRole("region", { name: "Ranked locations" });
const row = (page: Page, words: string) => list(page).getByRole("link", { name: words });
const title = (page: Page, name: string) => window(page).getByRole("heading", { name, level: 4 });
const cursor = (page: Page) => page.getByRole("slider", { name: "Cursor on the traces" });

for (const path of [paths.home(), railways, track]) {
  test(`${path} shows the first location, a chosen one after a reload, and all of them`, async ({
    open,
    page,
  }) => {
    await open(path);
    await expect(title(page, "Left rail sinks before the bridge")).toBeVisible();

    await row(page, "8.02 Surface").click();
    await expect(page).toHaveURL(/\?at=8\.02#dashboard$/);
    await page.reload();

    await expect(title(page, "Both rails low at a crossing")).toBeVisible();
    await expect(row(page, "8.02 Surface")).toHaveAttribute("aria-current", "true");
    await expect(window(page).getByText("Example data", { exact: true })).toHaveCount(1);
    const whole = list(page).getByRole("link", { name: "All 12 locations" });
    if (path !== track) await whole.click();
    await expect(row(page, "km ")).toHaveCount(12);
  });
}

test("the arrow keys go from location to location, and Back returns to the list", async ({
  open,
  page,
}) => {
  await open(track);

  await row(page, "33.43 Twist").focus();
  await expect(page.locator("page-island[name=dashboard][awake]")).toBeVisible();
  await page.keyboard.press("ArrowDown");

  await expect(title(page, "Inlet closes faster on each run")).toBeVisible();
  await expect(row(page, "19.46 Culvert")).toBeFocused();
  await page.goBack();
  await expect(title(page, "Left rail sinks before the bridge")).toBeVisible();
});

test("a lower threshold changes ranks and files, and a decision stays in the address", async ({
  open,
  page,
}) => {
  await open(`${track}?at=30.74`);

  for (const threshold of [24, 23]) {
    await page.getByRole("link", { name: "Lower the threshold of cross-level" }).click();
    await expect(page).toHaveURL(new RegExp(`thresholds=crosslevel-${threshold}`));
  }
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await expect(page).toHaveURL(/decisions=30\.74-plan/);
  await page.reload();

  await expect(page.getByRole("link", { name: "Plan", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(row(page, "30.74 Cross-level")).toContainText("Plan");
  const file = await page.getByRole("link", { name: "Download CSV" }).getAttribute("href");
  expect(file).toBe(`${paths.exampleLine.csv()}?thresholds=crosslevel-23&decisions=30.74-plan`);
});

test("the calculator and the Dashboard keep each other's values in the address", async ({
  open,
  page,
}) => {
  await open(railways);
  await wake(page, "dashboard");

  await row(page, "8.02 Surface").click();
  await page.getByLabel("Miles").fill("40");
  await page.getByLabel("Miles").blur();
  await expect(page).toHaveURL(/\?at=8\.02&miles=40&inspectors=1/);
  await row(page, "42.21 Gauge").click();

  await expect(page).toHaveURL(/miles=40&inspectors=1&rate=1%2C780&at=42\.21#dashboard$/);
});

test("a drag moves the traces along the line until it ends, also outside of them, and the cursor's slider reads them", async ({
  open,
  page,
}) => {
  await open(`${track}?at=8.02`);
  await cursor(page).focus();
  await expect(page.locator("page-island[name=dashboard][awake]")).toBeVisible();
  await expect(cursor(page)).toHaveAttribute("aria-valuetext", /^km.8\.02: .*Gauge 14\d\d/);
  await page.keyboard.press("Home");
  await expect(cursor(page)).toHaveAttribute("aria-valuetext", /^km.7\.96/);

  // The last trace is beside the slider, so it is in the window.
  const plot = await page.locator("[data-plot]").last().boundingBox();
  if (!plot) throw new Error("There is no trace");
  const y = plot.y + plot.height / 2;
  await page.mouse.move(plot.x + plot.width * 0.75, y);
  await page.mouse.down();
  await page.mouse.move(plot.x + plot.width * 0.25, y, { steps: 4 });
  await page.mouse.up();

  const expectMovedOnce = async () => {
    await cursor(page).focus();
    await page.keyboard.press("Home");
    await expect(cursor(page)).toHaveAttribute("aria-valuetext", /^km.8\.02/);
  };
  await expectMovedOnce();
  await page.mouse.down();
  await page.mouse.move(plot.x + plot.width * 0.25, y + 300);
  await page.mouse.up();
  await page.mouse.move(plot.x + plot.width * 0.75, y, { steps: 4 });
  await expectMovedOnce();
});

test("stepping to an earlier run shows its values", async ({ open, page }) => {
  await open(`${track}?at=33.43`);
  const runs = page.getByRole("slider", { name: "Step through the runs" });

  await runs.focus();
  await expect(page.locator("page-island[name=dashboard][awake]")).toBeVisible();
  await page.keyboard.press("ArrowLeft");

  await expect(runs).toHaveAttribute("aria-valuetext", /^Run 5, Aug.4$/);
  await expect(page).toHaveURL(/run=5/);
  await expect(cursor(page)).toHaveAttribute("aria-valuetext", /Twist 17\.4\s↓,/);
});

test("search, parameter and priority filter the list", async ({ open, page }) => {
  await open(track);

  await page.getByRole("searchbox", { name: "Search locations" }).fill("curve");
  await page.getByRole("combobox", { name: "Parameter" }).selectOption("Gauge");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "As planned" }).click();
  await expect(page.getByText("No location matches.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();

  await expect(list(page).getByRole("listitem")).toHaveCount(12);
});

testInOwnWindow(
  "what was typed and chosen before the code has loaded filters the list, and is in the address",
  async ({ open, page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/dashboard-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await open(track);
    await page.getByRole("searchbox", { name: "Search locations" }).fill("curve");
    await page.getByRole("combobox", { name: "Parameter" }).selectOption("Gauge");
    release();

    await expect(list(page).getByRole("listitem")).toHaveCount(1);
    await expect(page).toHaveURL(/\?parameter=gauge&find=curve/);
  },
);

test("the plan map and a location are accessible in every look", async ({ open, page }) => {
  await open(`${track}?at=16.82&map=plan&decisions=16.82-watch`);
  await row(page, "16.82 Gauge").focus();
  await expect(page.locator("page-island[name=dashboard][awake]")).toBeVisible();

  await expectAccessible(page, "page-island[name=dashboard]");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap opens a location, with the evidence before the decision, and Back returns to its row", async ({
    open,
    page,
  }) => {
    await open(track);
    await wake(page, "dashboard");

    await row(page, "42.21 Gauge").tap();
    await expect(title(page, "High rail moves outwards")).toBeFocused();
    await expect(list(page)).toBeHidden();
    const [history, decision] = await Promise.all(
      ["History", "Decision"].map((name) => page.getByRole("region", { name }).boundingBox()),
    );
    expect(history?.y).toBeLessThan(decision?.y ?? 0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.goBack();

    await expect(list(page)).toBeVisible();
  });

  test("the Dashboard is awake on the page that a first tap leads to", async ({ open, page }) => {
    await open(track);

    await row(page, "42.21 Gauge").tap();

    await expect(page).toHaveURL(/at=42\.21#dashboard$/);
    await expect(page.locator("page-island[name=dashboard][awake]")).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("rows, marks, thresholds and decisions are links that the server answers", async ({
    open,
    page,
  }) => {
    await open(track);

    await row(page, "19.46 Culvert").click();
    await expect(title(page, "Inlet closes faster on each run")).toBeVisible();
    await page.getByRole("link", { name: "Raise the threshold of culvert" }).click();
    await page.getByRole("link", { name: "Check", exact: true }).click();
    await page.getByRole("link", { name: /^Rank 2, km.33\.43/ }).click();

    await expect(page).toHaveURL(/at=33\.43&thresholds=culvert-45&decisions=19\.46-check/);
    await expect(title(page, "Left rail sinks before the bridge")).toBeVisible();
    await expect(row(page, "19.46 Culvert")).toContainText("Check");
  });
});
