import { expect, type Page } from "@playwright/test";
import { industries } from "../shared/content/industries.ts";
import { caseStudies } from "../shared/content/products/case-studies.ts";
import type { CaseMoment } from "../shared/content/products/product.ts";
import { productList } from "../shared/content/products/products.ts";
import { closing } from "../shared/content/site.ts";
import { paths } from "../shared/paths.ts";
import { violationsOf } from "./browser/axe.ts";
import { classesWithoutRule } from "./browser/classes-without-rule.ts";
import { everyPage, everyTemplate, notFoundPage } from "./browser/every-page.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";
import { illegibleTexts, misdrawnTexts } from "./browser/illegible-texts.ts";
import { expectAccessible } from "./browser/looks.ts";
import { scriptOfIslands } from "./browser/script-of-islands.ts";
import { smallTargets } from "./browser/small-targets.ts";
import { addStyles, doubledText } from "./browser/styles-of-readers.ts";
import { openLight } from "./browser/weight.ts";
import { elements, getHtml, readableText } from "./contract/support/html.ts";

/** The text spacing of WCAG 1.4.12. */
const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Windows, with the styles that visitors add. One of 720 by 450 has 1440 by 900 at 200 % zoom. */
const windows: readonly { width: number; height?: number; styles?: string; media?: "print" }[] = [
  { width: 320 },
  { width: 390 },
  { width: 390, styles: spacedText },
  { width: 390, styles: doubledText },
  { width: 720, height: 450 },
  { width: 768 },
  { width: 1440, styles: doubledText },
  // A sheet of A4 between its margins.
  { width: 700, media: "print" },
];

const templates = [...everyTemplate, notFoundPage];
const furtherPages = everyPage.filter((path) => !templates.includes(path));

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

// All checks of a page share one load, which takes longer than most of them.
for (const path of [...templates, ...furtherPages]) {
  test(`${path} is light, fits every window and text size, and its drawings, controls and colours are accessible`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === notFoundPage) expectConsole(/404/);
    await openLight(page, path, () => open(path));
    for (const { styles = "", media = null, height = 800, width } of windows) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ media });
      await addStyles(page, styles);
      const name = `${width} px wide ${media ?? styles}`;
      const isPlain = !styles && !media;
      expect.soft(await illegibleTexts(page, isPlain), name).toEqual([]);
      if (isPlain) expect.soft(await misdrawnTexts(page), name).toEqual([]);
    }
    await page.emulateMedia({ media: null });
    expect.soft(await speechlessDrawings(page), "drawings without a name").toEqual([]);
    await expect.soft(page.locator("main dl:empty"), "empty lists").toHaveCount(0);
    // Further pages consist of the parts of the templates.
    if (templates.includes(path)) {
      await openDisclosures(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await smallTargets(page), "targets below 44 px").toEqual([]);
      await expectAccessible(page, "html");
    }
    expect.soft(await classesWithoutRule(page)).toEqual([]);
  });
}

test("in forced colours pages are accessible", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const path of [paths.home(), paths.bookADemo(), paths.insights()]) {
    await open(path);
    expect(await violationsOf(page, "html"), path).toEqual([]);
  }
});

test("security questions and pilot rules open in parts", async ({ page, open }) => {
  const rule = "Keep a table of hits, misses and false alarms";
  for (const [path, width, words] of [
    [paths.security(), 1440, "Who answers, at which hours, in which languages?"],
    [paths.pilot(), 390, rule],
    [paths.pilot(), 1440, rule],
  ] as const) {
    const row = page.getByText(words);
    const summary = page.locator("details", { has: row }).locator("summary", { hasText: /\d \w/ });
    await page.setViewportSize({ width, height: 844 });
    await open(path);
    await expect(row).toBeHidden();
    await summary.click();
    await expect(row).toBeVisible();
    await summary.click();
  }
  await expect(page.getByText("Who owns the raw data, the lists and the report")).toBeVisible();
});

/** Compressed bytes. */
const ISLAND_SCRIPT_MAX = 90_000;
const LARGE_ISLANDS: Record<string, number> = { dashboard: 93_000 };

test("each island loads little script after the first interaction", async ({ request }) => {
  const bytes = await scriptOfIslands(request);

  expect(bytes.size).toBeGreaterThan(10);
  for (const [name, size] of bytes) {
    expect.soft(size, name).toBeLessThanOrEqual(LARGE_ISLANDS[name] ?? ISLAND_SCRIPT_MAX);
  }
});

test("every product page says what the product needs and does not do, and ends with a heading of its own and a link to the form with its industry", async () => {
  const endings = new Set<string>();
  for (const { slug, line, limit, practice, statistics, industries: groups } of productList) {
    const main = await mainOf(paths.solution(slug));
    const ending = main.slice(main.lastIndexOf("<h2"));
    endings.add(readableText(elements(ending, "h2").join()));

    const texts = [
      line,
      limit,
      ...statistics.map(({ context }) => context),
      ...practice.needs,
      ...practice.decisions.flatMap(({ software, person }) => [software, person]),
      ...practice.conditions.flatMap(({ effect, sign, action }) => [effect, sign, action]),
      ...practice.rules.map(({ name, subject }) => `${name} ${subject}`),
    ];
    expect.soft(missing(texts, main), slug).toEqual([]);
    const form = paths.bookADemo(industries[groups[0]].name);
    expect.soft(ending.includes(`href="${form}"`), `${slug}: ${form}`).toBe(true);
  }
  expect(endings.size).toBe(productList.length);
  expect(endings).not.toContain(closing.question);
});

test("every case study tells its moments with their times", async () => {
  for (const { product, industry, line, moments } of caseStudies) {
    const main = await mainOf(paths.caseStudy(industry, product));
    const told = (moments as readonly CaseMoment[]).flatMap(({ when, title, text = "" }) => [
      when,
      title,
      text,
    ]);
    expect.soft(missing([line, ...told], main), product).toEqual([]);
  }
});

async function mainOf(path: string): Promise<string> {
  return elements(await getHtml(path), "main").join();
}

/** The texts that a part of a page does not contain. */
function missing(texts: readonly string[], html: string): string[] {
  const shown = readableText(html);
  return texts.map(readableText).filter((text) => !shown.includes(text.trim()));
}

/** Drawings that are neither named nor, as decoration, hidden from assistive technology. */
function speechlessDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main svg")]
      .filter((svg) => !svg.closest("[aria-hidden=true]"))
      .filter((svg) => !(svg.hasAttribute("role") && svg.getAttribute("aria-label")))
      .map((svg) => svg.outerHTML.slice(0, 120)),
  );
}

/** Opens all disclosures that are shown. In a group of which one can be open, the last one stays open. */
function openDisclosures(page: Page): Promise<void> {
  return page.locator("main details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[])
      details.open ||= details.querySelector("summary")?.checkVisibility() === true;
  });
}
