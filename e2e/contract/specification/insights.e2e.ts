import { expect, type Page } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";

for (const [width, columns] of [
  [1440, 3],
  [390, 1],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("2 Insights list: cards of equal width, three in a row on a desktop, newest first", async ({
      page,
      open,
    }) => {
      await open("/insights");
      // A page that is not cached may show "Loading posts..." first.
      await expect(page.getByRole("article").first()).toBeVisible();

      const boxes = await page.getByRole("article").evaluateAll((all) =>
        all.map((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
        }),
      );
      expect(boxes.length).toBeGreaterThan(3);
      expect(new Set(boxes.map((box) => box.left)).size).toBe(columns);
      expect(new Set(boxes.map((box) => box.width)).size).toBe(1);
      const inReadingOrder = boxes.toSorted((a, b) => a.top - b.top || a.left - b.left);
      expect(inReadingOrder).toEqual(boxes);
      const dates = await page
        .locator("article time")
        .evaluateAll((times) => times.map((time) => Date.parse(time.textContent ?? "")));
      expect(dates.toSorted((a, b) => b - a)).toEqual(dates);
    });

    test("7 Calls: a filter chosen at once shows its posts and asks the server for nothing", async ({
      page,
      open,
    }) => {
      await open("/insights");
      const asked = requestsFor(page, /^\/(insights|api)\b/);

      await page.getByRole("button", { name: "Press Release" }).click();

      const cards = page.getByRole("article");
      await expect(cards.getByText("Blog", { exact: true })).toHaveCount(0);
      await expect(cards.getByText("Press Release", { exact: true })).toHaveCount(
        await cards.count(),
      );
      await page.getByRole("button", { name: "All" }).click();
      await expect(cards.getByText("Blog", { exact: true }).first()).toBeVisible();
      expect(asked).toEqual([]);
    });
  });
}

test("7 Calls: the list is ready for its filters before the visitor touches it", async ({
  page,
  open,
}) => {
  await open("/insights");

  await expect(page.locator("page-island[name=insights-list]")).toHaveAttribute("awake");
});

/** Collects the addresses that the page asks for from now on. */
function requestsFor(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) addresses.push(request.url());
  });
  return addresses;
}
