import { expect } from "@playwright/test";
import { suggestedQueries } from "../shared/content/suggested-queries.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/survey.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a word finds a product and a post", async ({ open, page }) => {
    await open(paths.search());
    await page.getByRole("searchbox", { name: "Search this site" }).fill("culverts");
    await page.getByRole("button", { name: "Search" }).click();

    await expect(
      page
        .getByRole("region", { name: "Products" })
        .getByRole("link", { name: /^Culvert Risk Assessor Culverts/ }),
    ).toBeVisible();
    await page.getByRole("link", { name: /^Posts \d/ }).click();
    await expect(page.getByRole("heading", { name: "Posts" })).toBeInViewport();
    await page.getByRole("link", { name: "A culvert inspection sheet you can print" }).click();

    await expect(page).toHaveURL(/\/insights\/culvert-inspection-checklist$/);
  });
});

test("a mistyped word shows the results for the corrected one", async ({ open, page }) => {
  await open(paths.search("clvert"));

  await expect(page.getByText("results for culvert")).toBeVisible();
  await expect(page.getByText("No results for clvert.")).toBeVisible();
});

test("every suggested search has results", async ({ open, page }) => {
  for (const query of suggestedQueries) {
    await open(paths.search(query));

    expect(await page.locator("main ol a").count(), query).toBeGreaterThan(1);
  }
});

test("a search without results links to a product", async ({ open, page }) => {
  await open(paths.search("catenary"));
  await page.getByRole("link", { name: "Track Temperature Sensor" }).click();

  await expect(page).toHaveURL(/\/solutions\/track-temperature-sensor$/);
});
