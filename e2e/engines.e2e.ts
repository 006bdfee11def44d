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

test("the point cloud and the force explorer follow their controls", async ({ page, open }) => {
  await open(paths.solution("autonomous-track-monitoring"));
  const island = page.locator("page-island[name=point-cloud]");
  await island.getByRole("button", { name: "Open the point cloud" }).click();
  await expect(island).toContainText("Loaded: 2");
  await island.getByRole("button", { name: "Change since the run before" }).click();
  await expect(island).toContainText("Not there on the run before");

  await open(paths.solution("track-temperature-sensor"));
  await page.getByLabel("Neutral temperature").fill("30");
  await expect(page.locator("#force")).toContainText("× 20 =");
  await expect(page.getByText("20\u00a0°C above neutral")).toBeVisible();
});

/** Product, link, address, element and its text. */
for (const [product, link, address, part, shown] of [
  [
    "autonomous-track-monitoring",
    "8.02 Surface",
    /at=8\.02/,
    "[name=dashboard] h4",
    "Both rails low at a crossing",
  ],
  ["underground-positioning-system", "Truck 3", /vehicle=T3/, "tr[aria-current=true]", "Truck 3"],
  ["collision-avoidance", "Unseen", /at=23/, "[name=driver-display]", "No report within 70 m"],
  ["culvert-risk-assessor", "Along the line", /order=line/, "#sheet", "Rank by risk"],
] as const) {
  test(`the interface of ${product} shows what a link chooses`, async ({ page, open }) => {
    await open(paths.solution(product));

    await page.getByRole("main").getByRole("link", { name: link }).first().click();

    await expect(page).toHaveURL(address);
    await expect(page.locator(part)).toContainText(shown);
  });
}

function summary(page: Page, name: string) {
  return page.locator("summary", { hasText: name });
}
