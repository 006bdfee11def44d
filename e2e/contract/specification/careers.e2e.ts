import { expect, type Page, test } from "@playwright/test";
import { sharedSite } from "../support/shared-site.ts";

const departments = [
  ["Hardware Development", "2 Positions"],
  ["Marketing", "0 Positions"],
  ["Software Team", "0 Positions"],
  ["Data Team", "0 Positions"],
] as const;

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(({ page }) => page.goto(`${sharedSite.url}/careers`));

    test("2 Careers: each department shows its icon, name, description and count", async ({
      page,
    }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Our Mission");
      await expect(
        page.getByRole("heading", { name: "Open Positions by Department" }),
      ).toBeVisible();
      for (const [name, count] of departments) {
        const row = departmentOf(page, name);
        await expect(row.getByText(name, { exact: true })).toBeVisible();
        await expect(row.locator("svg, img").first()).toBeVisible();
        await expect(row).toContainText(count);
        await expect(row.getByText(/^[A-Z].* .*\.$/)).toBeVisible();
      }
    });

    test("2 Careers: only a department with open roles has View Roles", async ({ page }) => {
      for (const [name, count] of departments)
        await expect(departmentOf(page, name).getByText("View Roles")).toHaveCount(
          count === "0 Positions" ? 0 : 1,
        );
    });
  });
}

function departmentOf(page: Page, name: string) {
  const heading = page.getByRole("heading", { name, exact: true });
  return page.getByRole("main").getByRole("listitem").filter({ has: heading });
}
