import { existsSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { fillIn, sendForm } from "./contract/support/form-visitor.ts";

test.skip(
  ({ playwright, browserName }) => !existsSync(playwright[browserName].executablePath()),
  "Firefox or WebKit is not installed: npx playwright install --with-deps firefox webkit",
);

test("a demo request is sent", async ({ page, open }) => {
  await open(paths.bookADemo());
  await fillIn(page);

  await sendForm(page);

  await expect(page.getByRole("status")).toContainText(messages.requestSent.text);
});

test("posts are filtered and read", async ({ page, open }) => {
  await open(paths.insights());
  const chosen = page.getByRole("button", { pressed: true });

  await page.getByRole("button", { name: "Press Release" }).click();
  await expect(chosen).toHaveText("Press Release");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/insights\/[^?]/);
  await page.goBack();

  await expect(chosen).toHaveText("Press Release");
});

test("a menu and a role open", async ({ page, open }) => {
  await open(paths.careers());

  await summary(page, "Solutions").click();
  await expect(page.getByRole("banner")).toContainText("Culvert Risk Assessor");
  await summary(page, "Solutions").click();
  await summary(page, "Hardware Development").click();
  await summary(page, "Embedded Engineer").click();

  await expect(page.getByText("Write firmware and drivers")).toBeVisible();
});

test("the force explorer follows its fields", async ({ page, open }) => {
  await open(paths.solution("track-temperature-sensor"));

  await page.getByLabel("Neutral temperature").fill("30");

  await expect(page.locator("#force")).toContainText("× 20 =");
  await expect(page.getByText("20\u00a0°C above neutral")).toBeVisible();
});

test("the point cloud loads its points", async ({ page, open }) => {
  await open(paths.solution("autonomous-track-monitoring"));
  const island = page.locator("page-island[name=point-cloud]");

  await island.getByRole("button", { name: "Open the point cloud" }).click();
  await expect(island).toContainText("Loaded: 2");
  await island.getByRole("button", { name: "Change since last run" }).click();

  await expect(island).toContainText("Not there on the last run");
});

/** Interfaces whose links choose what they show, also in the address. */
for (const { name, path, link, address, part, shown } of [
  {
    name: "the Dashboard",
    path: paths.solution("autonomous-track-monitoring"),
    link: "8.02 Surface",
    address: /at=8\.02/,
    part: "page-island[name=dashboard] h4",
    shown: "Both rails low at a crossing",
  },
  {
    name: "the fleet map",
    path: paths.solution("underground-positioning-system"),
    link: "Truck 3",
    address: /vehicle=T3/,
    part: "tr[aria-current=true]",
    shown: "Truck 3",
  },
  {
    name: "the driver's display",
    path: paths.solution("collision-avoidance"),
    link: "Unseen",
    address: /at=23/,
    part: "page-island[name=driver-display]",
    shown: "No report within 70 m",
  },
  {
    name: "the photographs of culverts",
    path: paths.solution("culvert-risk-assessor"),
    link: "Along the line",
    address: /order=line/,
    part: "#sheet",
    shown: "Rank by risk",
  },
]) {
  test(`${name} shows what a link chooses`, async ({ page, open }) => {
    await open(path);

    await page.getByRole("main").getByRole("link", { name: link }).first().click();

    await expect(page).toHaveURL(address);
    await expect(page.locator(part)).toContainText(shown);
  });
}

function summary(page: Page, name: string) {
  return page.locator("summary", { hasText: name });
}
