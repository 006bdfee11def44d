import { expect } from "@playwright/test";
import { suggestedQueries } from "../shared/content/search-keywords.ts";
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

test("a mistyped word shows the results for the corrected one, and every suggested search has results", async ({
  request,
}) => {
  const wordsOf = async (query: string) =>
    (await (await request.get(paths.search(query))).text()).replaceAll(/<[^>]*>/g, "");
  const corrected = await wordsOf("clvert");
  expect(corrected).toContain("No results for clvert. Did you mean culvert?");
  expect(corrected).toMatch(/\dresults for culvert/);

  for (const query of suggestedQueries)
    expect(new RegExp(`\\dresults for ${query}`).test(await wordsOf(query)), query).toBe(true);
});
