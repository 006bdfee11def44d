import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";

const culverts = paths.solution("culvert-risk-assessor");

test("photographs go along the line and return to the order of risk", async ({ open, page }) => {
  await open(culverts);
  const line = page.getByRole("link", { name: "Along the line" });
  const risk = page.getByRole("link", { name: "Rank by risk" });
  await expectAscending(page, "data-rank");
  const first = page.locator("#sheet li[data-km]").first();
  await expect(first).toContainText(/km\s19\.46.*4 × 5 = 20.*Branches close the inlet.*mp\s12\.09/);

  await line.focus();
  await expect(page.locator("page-island[name=contact-sheet]")).toHaveAttribute("awake");
  await page.keyboard.press("Enter");

  await expect(risk).toBeFocused();
  await expect(page.locator("#sheet").getByRole("status")).toContainText("along the line");
  await expectAscending(page, "data-km");
  await expect(page).toHaveURL(`${culverts}?order=line#sheet`);

  await expect(risk).toHaveAttribute("href", /\?order=risk#sheet$/);
  await risk.click();
  await expect(line).toHaveAttribute("href", /\?order=line#sheet$/);

  await expectAscending(page, "data-rank");
  await expect(page).toHaveURL(`${culverts}?order=risk#sheet`);
});

async function expectAscending(page: Page, data: "data-km" | "data-rank"): Promise<void> {
  const numbers = await page
    .locator("#sheet li[data-km]")
    .evaluateAll((tiles, name) => tiles.map((tile) => Number(tile.getAttribute(name))), data);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
}
