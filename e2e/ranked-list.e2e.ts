import { expect } from "@playwright/test";
import { exampleNote } from "../shared/content/example-line.ts";
import { rankedListStarts } from "../shared/models/ranked-list-model.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { expectNoViolations, inEveryLook } from "./looks.ts";
import { keyboard } from "./players/input-modes.ts";
import { expectChoice, rankedListPlayer } from "./players/ranked-list-player.ts";

const track = paths.solution("autonomous-track-monitoring");
const km33 = { show: "all", location: "km-33" } as const;

test("by keyboard alone: a filter, a location, the whole line", async ({ open, page }) => {
  const player = rankedListPlayer(rankedListStarts.line);
  const { actions } = await player.begin(page, keyboard);
  await open(player.path);

  await actions["look first is chosen"]();
  await actions["km 33.4 is chosen"]();
  await expectChoice(page, { show: "first", location: "km-33" });
  await actions["the whole line is chosen"]();

  await expectChoice(page, { show: "first", location: null });
});

for (const path of [track, paths.industry("railways"), paths.home()]) {
  test(`a location chosen on ${path} is found again after a reload`, async ({ open, page }) => {
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
  });
}

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

test("a chosen location is accessible in every look", async ({ open, page }) => {
  await open(track);
  await page.getByRole("link", { name: "Km\u00a033.4" }).click();
  await expectChoice(page, km33);

  await inEveryLook(page, (look) => expectNoViolations(page, look));
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
