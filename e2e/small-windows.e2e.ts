import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { everyPage } from "./every-page.ts";
import { test } from "./survey.ts";

for (const path of everyPage) {
  test(`${path} has drawings that say what they show, in words of 12 px and more`, async ({
    page,
    open,
  }) => {
    await open(path);

    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });

      expect(await smallWords(page), `${width} px wide`).toEqual([]);
    }
    expect(await speechlessDrawings(page)).toEqual([]);
  });
}

test("the ranking of culverts is a table, and fits a phone without scrolling sideways", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });

  await open(paths.solution("culvert-risk-assessor"));

  const region = page.getByRole("group", { name: "Ranking" });
  const overflow = await region.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await exposedRoles(page)).toMatchObject({ columnheader: 4, rowheader: 5, row: 6 });
});

test("the table of forces stands on its side on a phone, fits it, and is still a table", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });

  await open(paths.solution("track-temperature-sensor"));

  const region = page.getByRole("group", { name: "Table" });
  const overflow = await region.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await exposedRoles(page)).toMatchObject({ columnheader: 9, rowheader: 3, row: 4 });
});

test("a low window shows a first picture above its words", async ({ page, open }) => {
  await page.setViewportSize({ width: 720, height: 450 });

  for (const slug of ["underground-positioning-system", "track-temperature-sensor"] as const) {
    await open(paths.solution(slug));
    const opening = await page.locator("main > * > section, main > section").first().boundingBox();

    expect(opening?.height, slug).toBeGreaterThan(600);
  }
});

test("the menu button can be seen where colours are forced", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ forcedColors: "active" });

  await open(paths.careers());

  const [lines, ground] = await page
    .getByRole("button", { name: "Open menu" })
    .evaluate((button) => [
      getComputedStyle(button, "::before").backgroundColor,
      getComputedStyle(button).backgroundColor,
    ]);
  expect(lines).not.toBe(ground);
});

/** Words in drawings that are shown smaller than 12 px, with their size. */
function smallWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>("main svg text")]
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const { a, b, c, d } = text.getScreenCTM() ?? new DOMMatrix();
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(a * d - b * c);
        return { size: Math.round(size * 10) / 10, words: text.textContent };
      })
      .filter(({ size }) => size < 12)
      .map(({ size, words }) => `${size} px: ${words}`),
  );
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

/** How often each role stands in the tree that the browser gives to assistive technology. */
async function exposedRoles(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const roles: Record<string, number> = {};
  for (const { role, ignored } of nodes) {
    const name = String(role?.value);
    if (!ignored) roles[name] = (roles[name] ?? 0) + 1;
  }
  return roles;
}
