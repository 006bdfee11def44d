import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/survey.ts";

const culverts = paths.solution("culvert-risk-assessor");

test("the photographs go along the line and return to the order of risk", async ({
  open,
  page,
}) => {
  await open(`${culverts}`);
  await expectAscending(page, "rank");
  const first = page.locator("#sheet li").first();
  await expect(first).toContainText(/4 × 5 = 20.*km 19\.46.*Branches close the inlet.*mp\s12\.09/);

  await page.getByRole("link", { name: "Along the line" }).focus();
  await expect(page.locator("page-island[name=contact-sheet]")).toHaveAttribute("awake");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("link", { name: "Rank by risk" })).toBeFocused();
  await expect(page.locator("#sheet").getByRole("status")).toContainText("along the line");
  await expectAscending(page, "km");
  await expect(page).toHaveURL(`${culverts}?order=line#sheet`);

  const back = page.getByRole("link", { name: "Rank by risk" });
  await expect(back).toHaveAttribute("href", /\?order=risk#sheet$/);
  await back.click();
  await expect(page.getByRole("link", { name: "Along the line" })).toHaveAttribute(
    "href",
    /\?order=line#sheet$/,
  );

  await expectAscending(page, "rank");
  await expect(page).toHaveURL(`${culverts}?order=risk#sheet`);
});

async function expectAscending(page: Page, data: "km" | "rank"): Promise<void> {
  const numbers = await page
    .locator("#sheet li")
    .evaluateAll(
      (tiles, name) => tiles.map((tile) => Number((tile as HTMLElement).dataset[name])),
      data,
    );
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
}
