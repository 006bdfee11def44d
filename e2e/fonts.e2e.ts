import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";

const looks = [
  [paths.home(), 390],
  [paths.solution("track-temperature-sensor"), 1440],
  [paths.insight("rail-buckling-neutral-temperature"), 390],
] as const;

test("pages have a layout shift of at most 0.01 when their font loads late", async ({
  page,
  open,
}) => {
  await page.route("**/assets/*.woff2", async (route) => {
    await hasPainted(page);
    await route.continue();
  });
  await recordLayoutShifts(page);
  for (const [path, width] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await open(path);
    await hasBrandFont(page);

    expect(await layoutShift(page), `${path}, ${width} px wide`).toBeLessThanOrEqual(0.01);
  }
});

async function hasPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
}

async function hasBrandFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', "") === "Archivo" && status === "loaded",
    ),
  );
}

async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
}

/** The sum of all shifts, two frames after the last change. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
