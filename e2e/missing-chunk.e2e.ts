import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { openDetails } from "./demo-form-visitor.ts";
import { test } from "./fixtures.ts";

const ISLANDS = "**/assets/{islands,hydrate,demo-form,chunk}-*.js";

test("the page works if a script is missing after an upgrade, and a reload repairs the form", async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/did not (wake|load)|Failed to load resource/);
  await page.route(ISLANDS, (route) => route.fulfill({ status: 404 }));
  await open(paths.bookADemo());
  await page.getByLabel("Email").fill("ada@railway.example");
  await expect(page.getByRole("heading", { name: "Book a Demo", level: 1 })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ada@railway.example");

  await page.unroute(ISLANDS);
  await page.reload();
  await openDetails(page);

  await expect(page.locator("[data-step=details]")).toBeVisible();
});
