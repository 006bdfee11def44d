import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { fillIn, openDetails } from "./demo-form-visitor.ts";
import { test } from "./fixtures.ts";
import { expectAccessible } from "./looks.ts";

test("the demo form is accessible in every look with every error message", async ({
  page,
  open,
}) => {
  await open(paths.bookADemo());
  await page.getByLabel("Email").fill("ada@");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(messages.invalidEmail)).toBeVisible();
  await expectAccessible(page);

  await openDetails(page);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText(messages.missingFields.text)).toBeVisible();

  await expectAccessible(page);
});

test("a request that failed and one that arrived are accessible in every look", async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/The demo request failed|Failed to load resource/);
  await page.route(`**${paths.api.submitDemoRequest()}`, (route) => route.abort(), { times: 1 });
  await open(paths.bookADemo());
  await openDetails(page);
  await fillIn(page);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText("Your request did not arrive.")).toBeVisible();
  await expectAccessible(page);

  await fillIn(page);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeVisible();

  await expectAccessible(page);
});
