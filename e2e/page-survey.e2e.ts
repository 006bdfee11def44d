import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { classesWithoutRule } from "./browser/classes-without-rule.ts";
import { cutOff } from "./browser/cut-off.ts";
import { misplacedTexts, speechlessDrawings, textsBelowMinimumSize } from "./browser/drawings.ts";
import { everyPage, everyTemplate, notFoundPages } from "./browser/every-page.ts";
import { illegibleTexts } from "./browser/large-text.ts";
import { expectAccessible } from "./browser/looks.ts";
import { smallTargets } from "./browser/small-targets.ts";
import { addStyles, doubledText } from "./browser/styles-of-readers.ts";
import { test } from "./browser/survey.ts";
import { scriptAfterWaking, weigh } from "./browser/weight.ts";

/** A window size with the styles that visitors add, applied one after the other. */
interface Reader {
  width: number;
  height: number;
  styles: readonly string[];
}

/** The text spacing of WCAG 1.4.12. */
const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const phone: Reader = { width: 360, height: 740, styles: [""] };

/** A phone, a window of 1440 by 900 at 200 % zoom, and a wide window, each with the styles of its readers. */
const readers: readonly Reader[] = [
  { ...phone, styles: ["", spacedText, doubledText] },
  { width: 720, height: 450, styles: [""] },
  { width: 1280, height: 900, styles: [doubledText] },
];

const templates = [...everyTemplate, ...notFoundPages];
const furtherPages = everyPage.filter((path) => !templates.includes(path));

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

// All checks of a page share one load, which takes longer than most of them.
for (const path of templates) {
  test(`${path} is light, fits every window and text size, and its drawings, controls and colours are accessible`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (notFoundPages.includes(path)) expectConsole(/404/);
    const { expectLight } = await weigh(page, () => open(path));
    await expect(page.locator("h1")).toBeVisible();

    await expectLight(path);
    for (const reader of readers) await expectNothingCutOff(page, reader);
    await expectReadableDrawings(page);
    await openDisclosures(page);
    await expectReachableByFinger(page);
    await expectAccessible(page, "html");
    expect.soft(await classesWithoutRule(page)).toEqual([]);
  });
}

/** Compressed bytes. */
const AWAKE_SCRIPT_MAX = 90_000;
const DASHBOARD_SCRIPT_MAX = 97_500;

/** Together these pages have every island. */
const pagesWithIslands = [
  ...everyTemplate,
  paths.solution("autonomous-track-monitoring"),
  paths.solution("underground-positioning-system"),
  paths.solution("collision-avoidance"),
];

test("the first interaction with each island loads little script", async ({
  page,
  request,
  open,
}) => {
  const measured = new Set<string>();
  for (const path of pagesWithIslands) {
    for (const name of await islandsOf(request, path)) {
      if (measured.has(name)) continue;
      measured.add(name);
      const bound = name === "dashboard" ? DASHBOARD_SCRIPT_MAX : AWAKE_SCRIPT_MAX;
      const script = await scriptAfterWaking(page, name, () => open(path));
      expect.soft(script, `${name} on ${path}`).toBeLessThanOrEqual(bound);
    }
  }
  expect(measured.size).toBeGreaterThan(10);
});

for (const path of furtherPages) {
  test(`${path} is light, fits a phone, has readable drawings and prints its brief`, async ({
    page,
    open,
  }) => {
    const { expectLight } = await weigh(page, () => open(path));
    await expect(page.locator("h1")).toBeVisible();

    await expectLight(path);
    await expectNothingCutOff(page, phone);
    await expectReadableDrawings(page);
    expect.soft(await classesWithoutRule(page)).toEqual([]);
  });
}

test("without script every page has its content", async ({ request }) => {
  for (const path of everyTemplate) {
    const html = await (await request.get(path)).text();
    const [, main = ""] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    const words = main.replaceAll(/<(script|style|template)\b.*?<\/\1>|<[^>]+>/gs, "");

    expect.soft(/<h1\b/.test(main), path).toBe(true);
    expect.soft(words.length, path).toBeGreaterThan(300);
  }
});

async function islandsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<page-island[^>]* name="([\w-]+)"/g)].map(([, name = ""]) => name);
}

async function expectNothingCutOff(page: Page, reader: Reader): Promise<void> {
  const { styles, ...viewport } = reader;
  await page.setViewportSize(viewport);
  for (const added of styles) {
    await addStyles(page, added);
    expect.soft(await cutOff(page), `${viewport.width} px wide ${added}`).toEqual([]);
    if (added === doubledText)
      expect.soft(await illegibleTexts(page), `${viewport.width} px wide ${added}`).toEqual([]);
  }
  await addStyles(page, "");
}

async function expectReadableDrawings(page: Page): Promise<void> {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect
      .soft(await textsBelowMinimumSize(page), `words below 12 px, ${width} px wide`)
      .toEqual([]);
    expect
      .soft(
        await misplacedTexts(page),
        `words that leave their drawing or overlap, ${width} px wide`,
      )
      .toEqual([]);
  }
  expect.soft(await speechlessDrawings(page), "drawings without a name").toEqual([]);
}

/** Opens all disclosures in the page. In a group of which one can be open, the last one stays open. */
async function openDisclosures(page: Page): Promise<void> {
  for (const summary of await page.locator("main details > summary").all()) {
    const isOpen = await summary.evaluate((it) => it.parentElement?.hasAttribute("open"));
    if (!isOpen && (await summary.isVisible())) await summary.click();
  }
}

/** Every control except links within text has a touch target of 44 px, in the page and in its menu. */
async function expectReachableByFinger(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await smallTargets(page), "targets below 44 px").toEqual([]);
  await page.getByRole("button", { name: "Open menu" }).click();
  expect.soft(await smallTargets(page, "dialog "), "targets below 44 px in the menu").toEqual([]);
  await page.keyboard.press("Escape");
}
