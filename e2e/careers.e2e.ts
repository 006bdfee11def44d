import { expect, type Page } from "@playwright/test";
import { departments } from "../shared/content/departments.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/survey.ts";

test("an open role can be applied for, and is printed with the address", async ({ open, page }) => {
  await open(paths.careers());
  const withRoles = departments.filter(({ roles }) => roles.length > 0);
  await expect(page.getByText("View Roles")).toHaveCount(withRoles.length);
  // Opened before the island wakes, as by the browser's search.
  await page
    .locator("main details")
    .first()
    .evaluate((details) => details.setAttribute("open", ""));
  await summary(page, "Hardware Development").click();
  await expectOpen(page, []);

  await summary(page, "Hardware Development").click();
  await summary(page, "Embedded Engineer").click();

  const apply = page.getByRole("link", { name: "Send us your Resume Now" });
  await expect(apply).toHaveCount(1);
  const subject = new URL((await apply.getAttribute("href")) ?? "").searchParams.get("subject");
  expect(subject).toBe("Application for Embedded Engineer");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/Or write to .+@.+ with the subject/).first()).toBeVisible();
});

test("the address of a role opens its department and the role, also on the open page", async ({
  open,
  page,
}) => {
  await open(paths.careers("embedded-engineer"));
  await expectOpen(page, ["Hardware Development", "Embedded Engineer"]);
  await expect(page.getByText("Write firmware and drivers")).toBeInViewport();
  await expect(page.locator("page-island[name=careers-list][awake]")).toHaveCount(1);

  await page.evaluate(() => location.assign("#mechanical-engineer"));
  await expectOpen(page, ["Hardware Development", "Mechanical Engineer"]);
  await summary(page, "Mechanical Engineer").click();

  await expectOpen(page, ["Hardware Development"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of a role opens it, and roles open and close one at a time", async ({
    open,
    page,
  }) => {
    await open(paths.careers("mechanical-engineer"));
    await expectOpen(page, ["Hardware Development", "Mechanical Engineer"]);

    await summary(page, "Embedded Engineer").click();

    await expect(summary(page, "Mechanical Engineer")).toHaveText(/View Details/, {
      useInnerText: true,
    });
    await expect(summary(page, "Embedded Engineer")).toHaveText(/Hide Details/, {
      useInnerText: true,
    });
  });
});

async function expectOpen(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.locator("main details[open] > summary")).toHaveText(
    names.map((name) => new RegExp(name)),
  );
}

function summary(page: Page, name: string) {
  return page.locator("main summary", { hasText: name });
}
