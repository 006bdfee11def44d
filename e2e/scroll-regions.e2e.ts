import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";

const post = paths.insight("three-washouts-drainage");

test("a table is announced as scrolling and a tab stop only if it overflows", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(post);
  const region = await regionOf(page, "Table");

  await expect(region).toHaveAccessibleName("Table, scrolls sideways");
  await expect(region).toHaveAttribute("tabindex", "0");

  await page.setViewportSize({ width: 1440, height: 900 });

  await expect(region).toHaveAccessibleName("Table");
  await expect(region).not.toHaveAttribute("tabindex");
});

test("a wide table is shaded at its end until the reader has scrolled there", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(post);
  const region = await regionOf(page, "Table");
  await expect(region).toHaveCSS("box-shadow", /inset/);

  await region.focus();
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press("ArrowRight");

  await expect(region).not.toHaveCSS("box-shadow", /inset/);
});

async function regionOf(page: Page, label: string) {
  const region = page.getByRole("group", { name: label }).first();
  await region.scrollIntoViewIfNeeded();
  return region;
}
