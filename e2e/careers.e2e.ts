import { expect, type Page } from "@playwright/test";
import { type Department, departments } from "../shared/content/departments.ts";
import { careersTours, sampleDepartments } from "../shared/models/careers-model.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { expectAccessible } from "./looks.ts";
import { careersPlayer, summary } from "./players/careers-player.ts";
import { mouse } from "./players/input-modes.ts";
import { playWalk } from "./players/player.ts";

test("where a second department has a role, the list shows the machine's state after every step", async ({
  open,
  page,
  expectConsole,
}) => {
  // React reports the departments that it did not expect, once, and renders the island anew.
  expectConsole(/^Hydration of careers-list/);
  await replaceDepartments(page, sampleDepartments);
  const play = await careersPlayer.begin(page, mouse);
  await open(careersPlayer.path);
  const island = page.locator("page-island[name=careers-list]");
  await island.dispatchEvent("focusin");
  await expect(island).toHaveAttribute("awake");

  for (const { steps } of careersTours()) await playWalk(play, steps);
});

test("an open role is accessible, can be applied for, and is printed with the address", async ({
  open,
  page,
}) => {
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
  await expectAccessible(page);
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
