import { expect } from "@playwright/test";
import { miningProductSlugs, paths, railwayProductSlugs } from "../shared/paths.ts";
import { test } from "./survey.ts";

const briefs = [
  ...[...railwayProductSlugs, ...miningProductSlugs].map(paths.solution),
  ...railwayProductSlugs.map((slug) => paths.caseStudy("railways", slug)),
  ...miningProductSlugs.map((slug) => paths.caseStudy("mining", slug)),
];

for (const path of briefs) {
  test(`${path} prints a brief without menus on one sheet of A4 or Letter`, async ({
    page,
    open,
    siteUrl,
  }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await open(path);

    const main = page.locator("main");
    await expect(main.locator("h1")).toBeVisible();
    await expect(main.locator("img, svg").filter({ visible: true })).not.toHaveCount(0);
    await expect(main.getByText(`${siteUrl}${path}`)).toBeVisible();
    await expect(main.getByText("hello@example.com")).toHaveCount(0);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(main.getByRole("link", { name: "Book a Demo" })).toHaveCount(0);
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format })).toString("latin1");

      expect(sheetsOf(pdf), format).toBe(1);
      expect(pdf, format).toContain(`/URI (${siteUrl}${path})`);
    }
  });
}

for (const path of [
  paths.solution("track-temperature-sensor"),
  paths.caseStudy("mining", "collision-avoidance"),
]) {
  test(`the first press of the button on ${path} opens the print dialog`, async ({
    page,
    open,
  }) => {
    await open(path);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });

    await page.getByRole("button", { name: "Print a one-page brief" }).click();

    await expect(page.locator("html[data-printed]")).toHaveCount(1);
  });
}

test("a post is printed on as many sheets as it needs", async ({ page, open }) => {
  await open(paths.insight("culvert-inspection-checklist"));

  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");

  expect(sheetsOf(pdf)).toBeGreaterThan(1);
});

/** Counts the page objects of a PDF, which are never compressed in those that Chromium writes. */
function sheetsOf(pdf: string): number {
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
