import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const [path, island, words] of [
  [paths.solution("underground-positioning-system"), "fleet-map", "Example data"],
  [paths.solution("autonomous-track-monitoring"), "point-cloud", "Shoulder lost 0.4 m"],
  [paths.insight("rail-buckling-neutral-temperature"), "copy-code", "207e9"],
] as const) {
  test(`${island} has its content without script, and no button`, async ({ open, page }) => {
    await open(path);
    const shown = page.getByRole("main").getByText(words).filter({ visible: true });

    await expect(shown.first()).toBeVisible();
    await expect(page.locator(`page-island[name=${island}]`).getByRole("button")).toHaveCount(0);
  });
}

test("a mailto link replaces the demo form", async ({ open, page }) => {
  await open(paths.bookADemo());

  await expect(page.getByRole("link", { name: "Ask for a demo by e-mail" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
});
