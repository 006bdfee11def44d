import { expect } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";
import { sharedSite } from "../support/shared-site.ts";

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(({ page }) => page.goto(`${sharedSite.url}/book-a-demo`));

    test("4 Demo form: step 1 shows only the email field and Continue, in the first screen", async ({
      page,
    }) => {
      const main = page.getByRole("main");

      await expect(main.getByLabel(/^Email/)).toBeInViewport();
      await expect(main.getByRole("button", { name: "Continue" })).toBeInViewport();
      await expect(main.getByRole("textbox")).toHaveCount(1);
      for (const role of ["combobox", "checkbox", "radio", "slider"] as const)
        await expect(main.getByRole(role)).toHaveCount(0);
      await expect(main.getByRole("form").getByRole("button")).toHaveCount(1);
      await expect(main.getByText("Your details")).toHaveCount(0);
      await expect(page.getByText("What you will see")).toHaveCount(0);
    });

    test("2 Book a demo: heading, subtitle, form, and the product video below the form", async ({
      page,
    }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a Demo");
      await expect(
        page.getByText("See how our solutions can transform your operations", { exact: true }),
      ).toBeVisible();
      const form = await page.getByRole("form", { name: "Demo request" }).boundingBox();
      const video = page.locator("video, iframe");
      const film = await video.boundingBox();
      expect(film?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));

      await video.scrollIntoViewIfNeeded();

      await expect(video).toHaveJSProperty("paused", false);
      await expect(video).toHaveJSProperty("muted", true);
    });
  });
}
