import { expect, type Page } from "@playwright/test";
import { testInSharedWindow as test } from "../../browser/fixtures.ts";

const departments = [
  ["Hardware Development", "2 Positions"],
  ["Marketing", "0 Positions"],
  ["Software Team", "0 Positions"],
  ["Data Team", "0 Positions"],
] as const;
const roles = ["Mechanical Engineer", "Embedded Engineer"];

for (const width of [1440, 390]) {
  test(`2 Careers, 4: departments, roles and applications, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open("/careers");
    const main = page.getByRole("main");
    const hardware = main.locator("summary", { hasText: "Hardware Development" });

    await test.step("each department shows its icon, name, description and count", async () => {
      await expect(main.locator("h1, h2").first()).toHaveText("Join Our Mission");
      await expect(main.locator("h1, h2").nth(1)).toHaveText("Open Positions by Department");
      for (const [name, count] of departments) {
        const heading = page.getByRole("heading", { name, exact: true });
        const row = main.getByRole("listitem").filter({ has: heading });
        await expect(row.getByText(name, { exact: true })).toBeVisible();
        await expect(row.locator("svg, img").first()).toBeVisible();
        await expect(row).toContainText(count);
        await expect(row.getByText(/^[A-Z].* .*\.$/)).toBeVisible();
        await expect(row.getByText("View Roles")).toHaveCount(count === "0 Positions" ? 0 : 1);
      }
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
      await hardware.click();
      await expectShown(page, [], []);
    });

    await test.step("applications are e-mails with their subject", async () => {
      await hardware.click();
      for (const role of roles) {
        await toggleOf(page, role).click();
        const apply = main.getByRole("link", { name: "Send us your Resume Now" });
        await expect(apply).toHaveCount(1);
        await expect(apply).toHaveAttribute("href", mailWith(`Application for ${role}`));
      }
      await expect(main.getByRole("heading", { name: "Don't See Your Role?" })).toBeVisible();
      const general = main.getByRole("link", { name: "Send General Application" });
      await expect(general).toHaveAttribute("href", mailWith("General Application"));
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

/** The link to an e-mail to one address. */
function mailWith(subject: string): RegExp {
  return new RegExp(`^mailto:[^@\\s]+@[^@\\s]+\\?subject=${encodeURIComponent(subject)}$`);
}
