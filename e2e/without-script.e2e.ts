import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/survey.ts";

test.use({ javaScriptEnabled: false });

for (const [path, island, words] of [
  [paths.bookADemo(), "demo-form", "Ask for a demo by e-mail"],
  [paths.solution("underground-positioning-system"), "fleet-map", "Example data"],
  [paths.solution("autonomous-track-monitoring"), "point-cloud", "Shoulder lost 0.4 m"],
  [paths.insight("rail-buckling-neutral-temperature"), "copy-code", "207e9"],
] as const) {
  test(`${island} has its content without script, and no button that does nothing`, async ({
    open,
    page,
  }) => {
    await open(path);
    const part = page.locator(`page-island[name=${island}]`).first();

    await expect(part.getByText(words).first()).toBeVisible();
    await expect(part.getByRole("button")).toHaveCount(0);
  });
}
