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
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  for (const [path, width] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await open(path);
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', "") === "Archivo" && status === "loaded",
      ),
    );
    // The sum of all shifts, two frames after the last change.
    const shift = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
      return shifts.reduce((sum, { value }) => sum + value, 0);
    });
    expect(shift, `${path}, ${width} px wide`).toBeLessThanOrEqual(0.01);
  }
});
