import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test as base } from "./browser/fixtures.ts";
import { holdBack } from "./browser/held-routes.ts";
import { translatePages } from "./browser/translation-tool.ts";
import { fillInDetails, sendForm, solveCaptcha, visitor } from "./contract/support/form-visitor.ts";

const ISLANDS = "**/assets/islands-*.js";

/** Every page is translated before an island wakes, and again whenever it shows new text. */
const test = base.extend({
  page: async ({ page }, use) => {
    await translatePages(page);
    await use(page);
  },
});

test.beforeEach(({ expectConsole }) => {
  // React reports the changed text once and renders the island again.
  expectConsole(/^Hydration of/);
});

test("the demo form keeps the focus and the input while its code loads, can be sent, and the film pauses", async ({
  open,
  page,
}) => {
  const arrive = await holdBack(page, ISLANDS);
  await open(paths.bookADemo());
  await expect(page.locator("form font").first()).toBeAttached();

  await page.getByLabel("Email").pressSequentially("ada@railway");
  arrive();
  await expectAwake(page, "demo-form");
  await page.keyboard.type(".example");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.locator("[data-step=details]")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(visitor.email);
  await sendForm(page);
  await expect(page.getByText("Full name is required")).toBeVisible();
  await fillInDetails(page);
  await solveCaptcha(page);
  await sendForm(page);

  await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue("");
  const film = page.locator("page-island[name=film]");
  await film.scrollIntoViewIfNeeded();
  await film.getByRole("button", { name: "Pause the film" }).click();
  await expect(film.getByRole("button", { name: "Play the film" })).toBeVisible();
});

/** Keys on the slider of each island that draws anew while it moves. */
for (const [path, island, keys] of [
  [paths.solution("collision-avoidance"), "driver-display", ["End", "Home", "PageUp"]],
  [paths.solution("autonomous-track-monitoring"), "dashboard", ["ArrowLeft", "Home", "ArrowRight"]],
] as const) {
  test(`${island} shows after each move what the server answers for it`, async ({ open, page }) => {
    await open(path);
    const element = page.locator(`main page-island[name=${island}]`);
    const slider = element.getByRole("slider").first();
    await slider.focus();
    await expectAwake(page, island);
    for (const key of keys) await slider.press(key);
    await slider.press("ArrowRight");
    await expect(page).toHaveURL(new RegExp(`[?&](at|run)=${await slider.inputValue()}\\b`));
    const shown = await textOf(element);
    await page.reload();

    expect(shown.length).toBeGreaterThan(100);
    await expect.poll(() => textOf(element)).toBe(shown);
  });
}

test("a chosen place of the Dashboard keeps the focus; when a tool has moved its elements, it shows the server's view again, whose links work", async ({
  open,
  page,
  expectConsole,
}) => {
  expectConsole(/dashboard failed/);
  const arrive = await holdBack(page, ISLANDS);
  await open(paths.solution("autonomous-track-monitoring"));
  const element = page.locator("page-island[name=dashboard]");
  const title = element.getByRole("heading", { level: 4 });
  const place = element.locator('ol [data-km="42.21"]');

  await place.focus();
  arrive();
  await expectAwake(page, "dashboard");
  await expect(place).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title).toContainText("High rail moves");

  await element.locator("h4").evaluate((heading) => {
    const section = heading.closest("header")?.parentElement;
    const moved = document.createElement("div");
    section?.replaceWith(moved);
    if (section) moved.append(section);
  });
  await element.locator('ol [data-km="8.02"]').press("Enter");
  await expect(title).toContainText("Left rail sinks");
  await element.locator('ol [data-km="19.46"]').click();

  await expect(page).toHaveURL(/at=19\.46/);
  await expect(title).toContainText("Inlet closes faster");
});

test("departments, roles and menus open and close, the insights are filtered, milestones of the journey are reached, and the force explorer follows the chosen temperature", async ({
  open,
  page,
}) => {
  const summary = (name: string) => page.locator("main summary", { hasText: name });
  const arrive = await holdBack(page, ISLANDS);
  await open(paths.careers());
  await summary("Hardware Development").click();
  arrive();
  await expectAwake(page, "careers-list");
  await summary("Mechanical Engineer").click();
  await summary("Embedded Engineer").click();
  const opened = page.locator("main details[open] > summary");
  await expect(opened).toHaveText([/Hardware Development/, /Embedded Engineer/]);

  await open(paths.home());
  const menu = page.locator("header details").first();
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open");
  await expectAwake(page, "header");
  await page.locator("body > footer").click({ position: { x: 2, y: 2 } });
  await expect(menu).not.toHaveAttribute("open");
  await page.locator("#timeline [data-position]").last().scrollIntoViewIfNeeded();
  await expect(page.locator("#timeline [data-reached=true]").first()).toBeAttached();

  const arriveLate = await holdBack(page, ISLANDS);
  await open(paths.insights());
  await page.getByRole("button", { name: "Press Release" }).click();
  arriveLate();
  await expect(page).toHaveURL(paths.insights("press_release"));
  await expect(page.getByRole("button", { pressed: true })).toHaveText("«Press Release»");
  const count = await page.getByRole("article").count();
  await page.getByRole("button", { name: "All" }).click();
  await expect(page.getByRole("article")).not.toHaveCount(count);

  await open(paths.solution("track-temperature-sensor"));
  const force = page.locator("page-island[name=force-explorer] [data-part=force]");
  const before = (await force.textContent()) ?? "";
  await page.getByRole("slider", { name: "Rail temperature" }).fill("55");
  await expect(force).not.toHaveText(before);
});

/** Everything that a visitor reads in an island, without what the tool marks. */
async function textOf(element: Locator): Promise<string> {
  const text = (await element.textContent()) ?? "";
  return text.replace(/[\s«»]+/g, " ");
}

async function expectAwake(page: Page, island: string): Promise<void> {
  await expect(page.locator(`page-island[name=${island}][awake]`)).toBeAttached();
}
