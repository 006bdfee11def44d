import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";

test.use({ javaScriptEnabled: false });

test("each word of the sentence shows its products, by mouse and by keyboard", async ({
  open,
  page,
}) => {
  await open(paths.solutions());
  const shown = page.locator("[data-about] a");
  await expect(shown.filter({ visible: true })).toHaveText(["Track Temperature Sensor"]);

  await page.getByText("geometry", { exact: true }).click();
  await expect(shown.filter({ visible: true })).toHaveText(["Autonomous Track Monitoring"]);

  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "vehicles" })).toBeFocused();
  await expect(shown.filter({ visible: true })).toHaveText([
    "Collision Avoidance",
    "Underground Positioning System",
  ]);

  await page.getByRole("radio", { name: "water" }).check();
  await expect(shown.filter({ visible: true })).toHaveText([
    "Culvert Risk Assessor",
    "Predictive Weather Alerts",
  ]);
});
