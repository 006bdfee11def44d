import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";

const looks = [
  [paths.home(), 390],
  [paths.solution("track-temperature-sensor"), 1440],
  [paths.insight("rail-buckling-neutral-temperature"), 390],
] as const;

test("a font that loads late shifts a page's layout by at most 0.01", async ({ page, open }) => {
  await page.route("**/assets/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    await route.continue();
  });
  for (const [path, width] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await open(path);
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', "") === "Archivo" && status === "loaded",
      ),
    );
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        for (const { value } of shifts) sum += value;
      }).observe({ type: "layout-shift", buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
      return sum;
    });
    expect(shift, `${path}, ${width} px wide`).toBeLessThanOrEqual(0.01);
  }
});
