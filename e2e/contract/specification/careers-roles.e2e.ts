import { expect, type Page } from "@playwright/test";
import { test } from "../../browser/survey.ts";

const roles = ["Mechanical Engineer", "Embedded Engineer"];

for (const width of [1440, 390]) {
  test(`2 Careers, 4: departments, roles and applications, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open("/careers");
    const main = page.getByRole("main");

    await test.step("headings and counts", async () => {
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Join Our Mission");
      await expect(
        main.getByRole("heading", { name: "Open Positions by Department" }),
      ).toBeVisible();
      const items = main.getByRole("listitem").filter({ has: page.getByRole("heading") });
      for (const [name, count] of [
        ["Hardware Development", /2\s*Positions/],
        ["Marketing", /0\s*Positions/],
        ["Software Team", /0\s*Positions/],
        ["Data Team", /0\s*Positions/],
      ] as const) {
        await expect(items.filter({ hasText: name }).first()).toContainText(count);
      }
      await expect(main.getByText("View Roles")).toHaveCount(1);
    });

    await test.step("one role is expanded at a time, and toggling closes it", async () => {
      await expectShown(page, [], []);
      await main.getByText("View Roles").click();
      await expectShown(page, roles, []);
      for (const role of roles) {
        await toggleOf(page, role).click();
        await expectShown(page, roles, [role]);
      }
      await toggleOf(page, "Embedded Engineer").click();
      await expectShown(page, roles, []);
      await main.locator("summary", { hasText: "Hardware Development" }).click();
      await expectShown(page, [], []);
    });

    await test.step("applications are e-mails with their subject", async () => {
      await main.locator("summary", { hasText: "Hardware Development" }).click();
      for (const role of roles) {
        await toggleOf(page, role).click();
        const apply = main.getByRole("link", { name: "Send us your Resume Now" });
        await expect(apply).toHaveCount(1);
        expect(subjectOf(await apply.getAttribute("href"))).toBe(`Application for ${role}`);
      }
      await expect(main.getByRole("heading", { name: "Don't See Your Role?" })).toBeVisible();
      const general = main.getByRole("link", { name: "Send General Application" });
      expect(subjectOf(await general.getAttribute("href"))).toBe("General Application");
    });
  });
}

/** The visible roles, and those whose details are. */
async function expectShown(page: Page, names: string[], detailed: string[]): Promise<void> {
  const main = page.getByRole("main");
  for (const name of roles) {
    await expect(toggleOf(page, name)).toBeVisible({ visible: names.includes(name) });
    if (!names.includes(name)) continue;
    const label = detailed.includes(name) ? "Hide Details" : "View Details";
    await expect(toggleOf(page, name)).toContainText(label, { useInnerText: true });
  }
  for (const heading of ["Responsibilities", "Qualifications"]) {
    await expect(
      main.getByRole("heading", { name: heading }).filter({ visible: true }),
    ).toHaveCount(detailed.length);
  }
}

function toggleOf(page: Page, role: string) {
  return page.getByRole("main").locator("summary", { hasText: role });
}

/** The subject of an e-mail to one address. */
function subjectOf(address: string | null): string | null {
  const { protocol, pathname, searchParams } = new URL(address ?? "");
  expect(protocol).toBe("mailto:");
  expect(pathname).toMatch(/^[^@\s]+@[^@\s]+$/);
  return searchParams.get("subject");
}
