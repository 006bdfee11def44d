import { expect, type Locator, type Page, type Route } from "@playwright/test";
import sharp from "sharp";
import { paths } from "../shared/paths.ts";
import { webGlArguments } from "./browser/browser-arguments.ts";
import { findChromium } from "./browser/find-chromium.ts";
import { test } from "./browser/fixtures.ts";
import { expectAccessible } from "./browser/looks.ts";

const path = paths.solution("autonomous-track-monitoring");

// In one worker, because each starts a browser for them.
test.describe.configure({ mode: "default" });

test.use({
  launchOptions: { executablePath: findChromium(), args: webGlArguments },
  contextOptions: { reducedMotion: "reduce" },
  // Small, because the processor draws it.
  viewport: { width: 800, height: 600 },
});

test("the keyboard opens the point cloud at the marks of the picture, turns and zooms it, and Home returns to the first view; without the focus, the wheel scrolls the page; each colour scale has its legend, a finding shows its place, all is accessible, and the picture is printed", async ({
  open,
  page,
}) => {
  await open(path);
  const frame = frameOf(page);
  const numbers = frame.locator("[data-still=wide]");
  const drawn = await middlesOf(numbers.locator("circle"));
  await openButton(frame).press("Enter");

  const cloud = frame.getByRole("application", { name: "Point cloud" });
  await expect(cloud).toBeFocused();
  await expect(frame.getByRole("status").last()).toHaveText(/^Loaded: 2\d\d,\d{3} points$/);
  await expect(numbers).toBeHidden();
  const shown = await middlesOf(frame.locator("[data-role=foot]"));
  expect(drawn).toHaveLength(4);
  for (const [index, [x, y]] of drawn.entries()) {
    expect(shown[index]?.[0]).toBeCloseTo(x, -1);
    expect(shown[index]?.[1]).toBeCloseTo(y, -1);
  }

  expect((await coloursOf(cloud)).green).toBeGreaterThan(50);
  const marks = async () => (await middlesOf(frame.locator("[data-role=foot]"))).map(([x]) => x);
  const apart = async () => Math.max(...(await marks())) - Math.min(...(await marks()));
  const first = await marks();
  await cloud.press("ArrowLeft");
  await expect.poll(marks).not.toEqual(first);
  await cloud.press("Home");
  await expect.poll(marks).toEqual(first);

  const isTaken = () =>
    cloud.evaluate((canvas) => {
      const wheel = new WheelEvent("wheel", { deltaY: -100, cancelable: true });
      return !canvas.dispatchEvent(wheel);
    });
  const before = await apart();
  await cloud.press("+");
  await expect.poll(apart).toBeGreaterThan(before);
  await cloud.press("Home");
  await expect.poll(apart).toBe(before);
  expect(await isTaken()).toBe(true);
  await expect.poll(apart).toBeGreaterThan(before);

  await cloud.press("Home");
  await cloud.evaluate((canvas) => canvas.blur());
  expect(await isTaken()).toBe(false);

  const legend = frame.getByRole("list", { name: "Colours" });
  const scales = {
    "Change since the run before": ["Lost −0.4 m", "Gained 0.4 m", "Not there on the run before"],
    Height: ["−7 m", "14 m"],
  };
  for (const [name, words] of Object.entries(scales)) {
    await frame.getByRole("button", { name }).click();
    await expect(frame.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    for (const word of words) await expect(legend).toContainText(word);
  }
  expect((await coloursOf(cloud)).red).toBeLessThan(35);

  await frame.getByRole("button", { name: "Show: Shoulder lost 0.4 m" }).click();
  // The orange of what was gained.
  await expect.poll(async () => (await coloursOf(cloud)).red).toBeGreaterThan(45);
  await expect(frame.getByRole("status").last()).toContainText("Shoulder lost 0.4 m. ");

  await expectAccessible(page, "page-island[name=point-cloud]");

  await page.emulateMedia({ media: "print" });
  await expectStill(frame);
  await expect(frame.getByText("Example data")).toBeVisible();
  for (const role of ["button", "status"] as const)
    await expect(frame.getByRole(role)).toHaveCount(0);
});

test("a scan that breaks off is loaded again when it is asked for again, once for two presses, and after a lost WebGL context the point cloud returns", async ({
  open,
  page,
  expectConsole,
}) => {
  expectConsole(/The scan ends early/);
  const held: Route[] = [];
  await page.route(/\.bin$/, (route) => void held.push(route));
  await open(path);
  const frame = frameOf(page);

  await test.step("two presses load the scan once", async () => {
    await openButton(frame).click();
    await expect.poll(() => held.length).toBe(1);
    await openButton(frame).click();
    const [route] = held as [Route];
    const whole = await (await route.fetch()).body();
    await route.fulfill({ body: whole.subarray(0, 700_000) });
    await expect(frame.getByText("The point cloud has not loaded.")).toBeVisible();
    await expectStill(frame);
    expect(held).toHaveLength(1);
  });

  await page.unroute(/\.bin$/);
  await openButton(frame).click();
  await expect(frame.getByText(/^Loaded: /)).toBeVisible();
  const cloud = frame.getByRole("application", { name: "Point cloud" });
  const glError = (canvas: HTMLCanvasElement) => canvas.getContext("webgl2")?.getError();
  expect(await cloud.evaluate(glError)).toBe(0);

  await test.step("a lost context leaves the picture until it is restored", async () => {
    await cloud.evaluate((canvas: HTMLCanvasElement) => {
      const lose = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
      lose?.loseContext();
      addEventListener("restore", () => lose?.restoreContext());
    });
    await expect(frame.getByText("The browser has taken the graphics memory back.")).toBeVisible();
    await expectStill(frame);
    await page.evaluate(() => dispatchEvent(new Event("restore")));
    await expect(cloud).toBeVisible();
    await expect.poll(async () => (await coloursOf(cloud)).green).toBeGreaterThan(50);
  });
});

test("without WebGL 2 the picture and the findings stay, with a line", async ({ open, page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(path);
  const frame = frameOf(page);
  await openButton(frame).click();

  await expect(frame.getByText("This browser cannot draw the point cloud.")).toBeVisible();
  await expect(openButton(frame)).toBeHidden();
  await expectStill(frame);
});

function frameOf(page: Page): Locator {
  return page.locator("page-island[name=point-cloud]");
}

function openButton(frame: Locator): Locator {
  return frame.getByRole("button", { name: "Open the point cloud" });
}

async function expectStill(frame: Locator): Promise<void> {
  await expect(frame.getByRole("img", { name: /^Point cloud of a railway line/ })).toBeVisible();
  await expect(frame.getByRole("application")).toBeHidden();
  const findings = frame.getByRole("list", { name: "Findings" });
  await expect(findings.getByRole("listitem")).toHaveCount(4);
  await expect(findings).toContainText("Shoulder lost 0.4 m");
}

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

/** The mean colours of the points, from 0 to 255, once they stand still. */
async function coloursOf(cloud: Locator) {
  const shoot = () => cloud.screenshot({ animations: "disabled", caret: "hide" });
  let picture = await shoot();
  for (let next = await shoot(); !next.equals(picture); next = await shoot()) picture = next;
  const [red, green] = (await sharp(picture).stats()).channels;
  return { red: red?.mean, green: green?.mean };
}
