import { expect, type Page } from "@playwright/test";
import { type Department, departments } from "../shared/content/departments.ts";
import { careersSecondDepartmentWalks, sampleDepartments } from "../shared/models/careers-model.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { careersPlayer, summary } from "./players/careers-player.ts";
import { mouse } from "./players/input-modes.ts";
import { playWalk } from "./players/player.ts";

for (const { title, steps } of careersSecondDepartmentWalks) {
  test(`where a second department has a role: ${title}`, async ({ open, page, expectConsole }) => {
    // React reports the departments that it did not expect, once, and renders the island anew.
    expectConsole(/^Hydration of careers-list/);
    await replaceDepartments(page, sampleDepartments);
    const play = await careersPlayer.begin(page, mouse);
    await open(careersPlayer.path);
    const island = page.locator("page-island[name=careers-list]");
    await island.dispatchEvent("focusin");
    await expect(island).toHaveAttribute("awake");

    await playWalk(play, steps);
  });
}

test("departments without open roles have no disclosure", async ({ open, page }) => {
  await open(paths.careers());

  const withRoles = departments.filter(({ roles }) => roles.length > 0);
  await expect(page.getByText("View Roles")).toHaveCount(withRoles.length);
});

test("the application link is a mailto link with the role in its subject", async ({
  open,
  page,
}) => {
  await open(paths.careers());

  await summary(page, "Hardware Development").click();
  await summary(page, "Embedded Engineer").click();

  const apply = page.getByRole("link", { name: "Send us your Resume Now" });
  await expect(apply).toHaveCount(1);
  const subject = new URL((await apply.getAttribute("href")) ?? "").searchParams.get("subject");
  expect(subject).toBe("Application for Embedded Engineer");
});

test("the address of a role opens its department and the role, which can then be closed", async ({
  open,
  page,
}) => {
  await open(paths.careers("embedded-engineer"));

  await expectOpen(page, ["Hardware Development", "Embedded Engineer"]);
  await expect(page.getByText("Write firmware and drivers")).toBeInViewport();
  await expect(page.locator("page-island[name=careers-list][awake]")).toHaveCount(1);
  await summary(page, "Embedded Engineer").click();
  await expectOpen(page, ["Hardware Development"]);
});

test("another role's address on the same page opens that role instead", async ({ open, page }) => {
  await open(paths.careers("embedded-engineer"));
  await expect(page.locator("page-island[name=careers-list][awake]")).toHaveCount(1);

  await page.evaluate(() => location.assign("#mechanical-engineer"));

  await expectOpen(page, ["Hardware Development", "Mechanical Engineer"]);
});

test("a department that was opened before the island woke closes at the first click", async ({
  open,
  page,
}) => {
  await open(paths.careers());
  await page
    .locator("main details")
    .first()
    .evaluate((details) => details.setAttribute("open", ""));

  await summary(page, "Hardware Development").click();

  await expectOpen(page, []);
});

test("the address to apply to is printed", async ({ open, page }) => {
  await open(paths.careers());

  await page.emulateMedia({ media: "print" });

  await expect(page.getByText(/Or write to .+@.+ with the subject/).first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of a role opens its department and the role", async ({ open, page }) => {
    await open(paths.careers("mechanical-engineer"));

    await expectOpen(page, ["Hardware Development", "Mechanical Engineer"]);
  });

  test("roles open and close by themselves, one at a time", async ({ open, page }) => {
    await open(paths.careers());

    await summary(page, "Hardware Development").click();
    await summary(page, "Mechanical Engineer").click();
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

/** Gives the island other departments than those of its markup. */
async function replaceDepartments(page: Page, replacement: readonly Department[]): Promise<void> {
  await page.route(`**${paths.careers()}`, async (route) => {
    const response = await route.fetch();
    const props = JSON.stringify({ careersEmail: "careers@example.com", departments: replacement });
    const body = (await response.text()).replace(
      /(<page-island name="careers-list" props=)"[^"]*"/,
      (_match, start) => `${start}"${props.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    );
    await route.fulfill({ response, body });
  });
}
