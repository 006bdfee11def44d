import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor finds a post by a word, and only the posts if that is what they want", async ({
    open,
    page,
  }) => {
    await open(paths.search());
    await page.getByRole("searchbox", { name: "Search this site" }).fill("culverts");
    await page.getByRole("button", { name: "Search" }).click();

    await expect(page.getByRole("heading", { name: "Culvert Risk Assessor" })).toBeVisible();
    await page
      .getByRole("navigation", { name: "Narrow the results" })
      .getByRole("link", { name: "Insights" })
      .click();
    await expect(page.getByRole("heading", { name: "Culvert Risk Assessor" })).toBeHidden();
    await page.getByRole("link", { name: "A culvert inspection sheet you can print" }).click();

    await expect(page).toHaveURL(/\/insights\/culvert-inspection-checklist$/);
  });
});

test("a mistyped word is understood", async ({ open, page }) => {
  await open(paths.search("clvert"));

  await expect(page.getByText("results for culvert")).toBeVisible();
  await expect(page.getByText("Nothing was found for clvert.")).toBeVisible();
});

test("where nothing is found there are ways on", async ({ open, page }) => {
  await open(paths.search("catenary"));
  await page.getByRole("link", { name: "Rail temperature" }).click();

  await expect(page).toHaveURL(/\/solutions\/track-temperature-sensor$/);
});

for (const query of ["culvert", "catenary"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the search for ${query} is accessible in ${colorScheme} and fits a phone`, async ({
      open,
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 700 });

      await open(paths.search(query));
      await page.evaluate(axe);

      const found = await page.evaluate<{ violations: object[] }>("axe.run()");
      expect(found.violations).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
