import { expect, type Locator } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { webGlArguments } from "./browser/browser-arguments.ts";
import { findChromium } from "./browser/find-chromium.ts";
import { test } from "./browser/fixtures.ts";

test.use({
  launchOptions: { executablePath: findChromium(), args: webGlArguments },
  contextOptions: { reducedMotion: "reduce" },
});

test("the numbers on the picture stand where the point cloud shows its findings", async ({
  open,
  page,
}) => {
  await open(paths.solution("autonomous-track-monitoring"));
  const frame = page.locator("page-island[name=point-cloud]");
  const numbers = frame.locator("[data-still=wide]");
  await expect(numbers).toBeVisible();
  const drawn = await middlesOf(numbers.locator("circle"));

  await frame.getByRole("button", { name: "Open the point cloud" }).click();
  await expect(frame.getByText(/^Loaded: /)).toBeVisible();
  await expect(numbers).toBeHidden();
  const shown = await middlesOf(frame.locator("[data-role=foot]"));

  expect(drawn).toHaveLength(4);
  for (const [index, [x, y]] of drawn.entries()) {
    expect(shown[index]?.[0]).toBeCloseTo(x, -1);
    expect(shown[index]?.[1]).toBeCloseTo(y, -1);
  }
});

/** The middles of circles in the picture, from the left. */
async function middlesOf(circles: Locator): Promise<[x: number, y: number][]> {
  const middles = await circles.evaluateAll((all) =>
    all.map((circle): [number, number] => {
      const { x, y, width, height } = circle.getBoundingClientRect();
      const stage = circle.closest("[data-part=stage]")?.getBoundingClientRect();
      return [x + width / 2, y + height / 2 - (stage?.y ?? 0)];
    }),
  );
  return middles.sort(([a], [b]) => a - b);
}
