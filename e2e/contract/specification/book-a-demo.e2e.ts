import { expect } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";

for (const width of [1440, 390]) {
  test(`2 Book a demo, 4 Demo form, ${width} px wide: step 1 shows only the email field and Continue, and the video plays below the form`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open("/book-a-demo");
    const form = page.getByRole("form", { name: "Demo request" });
    const video = page.locator("video, iframe");

    await expect(page.getByRole("main").locator("h1 + p")).toHaveText(
      "See how our solutions can transform your operations",
    );
    await expect(form).toMatchAriaSnapshot(`
      - form "Demo request":
        - /children: equal
        - paragraph
        - text: Email
        - textbox "Email"
        - button "Continue"
    `);
    await expect(form.getByLabel(/^Email/)).toBeInViewport();
    await expect(form.getByRole("button", { name: "Continue" })).toBeInViewport();
    const [above, below] = [await form.boundingBox(), await video.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));

    await video.scrollIntoViewIfNeeded();

    await expect(video).toHaveJSProperty("paused", false);
    await expect(video).toHaveJSProperty("muted", true);
  });
}
