import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";

test("a breadcrumb ends with the page’s name on one line, whole unless the line is too short", async ({
  page,
  open,
}) => {
  const pages = [
    { path: paths.solution("culvert-risk-assessor"), isWhole: true },
    { path: paths.caseStudy("mining", "underground-positioning-system"), isWhole: true },
    { path: paths.insight("positioning-without-satellites"), isWhole: false },
  ];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { path, isWhole } of pages) {
      await open(path);
      const name = page
        .getByRole("navigation", { name: "Breadcrumb" })
        .locator("[aria-current=page]");

      await expect(name).toBeVisible();
      expect(await name.evaluate((it) => it.getClientRects().length), path).toBe(1);
      const isTorn = await name.evaluate((it) => it.scrollWidth > it.clientWidth);
      if (isWhole) expect(isTorn, path).toBe(false);
    }
  }
});
