import { expect } from "@playwright/test";
import { exampleNote } from "../shared/content/example-line.ts";
import { rankedListStarts } from "../shared/models/ranked-list-model.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { expectAccessible } from "./looks.ts";
import { expectChoice } from "./players/ranked-list-player.ts";

const track = paths.solution("autonomous-track-monitoring");

test("a chosen location is accessible in every look, and found again after a reload", async ({
  open,
  page,
}) => {
  for (const path of [paths.home(), paths.industry("railways"), track]) {
    await open(path);

    await page.getByRole("link", { name: "Km\u00a033.4" }).click();
    await expect(page).toHaveURL(/\?location=km-33#ranked-list$/);
    await page.reload();

    await expect(page.getByRole("link", { name: "Km\u00a033.4" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(page.getByRole("img", { name: "Km\u00a033.4 in the middle" })).toBeVisible();
    await expect(page.getByText(exampleNote).first()).toBeVisible();
  }
  await expectChoice(page, { show: "all", location: "km-33" });
  await expectAccessible(page);
});

test("a click with a modifier key opens the choice in another tab", async ({ open, page }) => {
  await open(track);

  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Km\u00a044" }).click({ modifiers: ["ControlOrMeta"] });

  await expect(await opened).toHaveURL(/\?location=km-44#ranked-list$/);
  await expectChoice(page, rankedListStarts.line);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap chooses a location while the map stays in the window", async ({ open, page }) => {
    await open(track);

    await page.getByRole("link", { name: "Km\u00a03.1" }).tap();

    await expect(page.getByRole("img", { name: "Km\u00a03.1 in the middle" })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Km\u00a03.1" })).toBeInViewport();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("filters and locations are links that the server answers", async ({ open, page }) => {
    await open(track);

    await page.getByRole("link", { name: "Look next" }).click();
    await expectChoice(page, { show: "next", location: null });
    await page.getByRole("link", { name: "Km\u00a039.2" }).click();
    await expectChoice(page, { show: "next", location: "km-39" });
    await page.getByRole("link", { name: "As planned" }).click();

    await expectChoice(page, { show: "planned", location: null });
  });
});

test("the list is printed without its filter, with the chosen location", async ({ open, page }) => {
  await page.emulateMedia({ media: "print" });

  await open(`${track}?location=km-33`);

  await expect(page.getByRole("navigation", { name: "Filter locations" })).toBeHidden();
  await expect(page.getByRole("img", { name: "Km\u00a033.4 in the middle" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Look first" })).toHaveCount(2);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
