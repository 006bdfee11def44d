import { expect, type Page } from "@playwright/test";
import { cutOff } from "./cut-off.ts";
import { everyTemplate, everyTemplateView } from "./every-page.ts";
import { test } from "./survey.ts";

/** Twice as large, as browsers let readers have it. */
const large = "html { font-size: 200% }";
/** What WCAG 1.4.12 names. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
/** A phone; a window of 1440 by 900 at 200 %; a wide one. Each with the text that is read there. */
const readers = [
  { width: 360, height: 740, sheets: ["", spaced, large] },
  { width: 720, height: 450, sheets: [""] },
  { width: 1280, height: 900, sheets: [large] },
];

for (const path of everyTemplateView) {
  test(`${path} cuts nothing off when text is large or wide, nor when it is zoomed`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (!everyTemplate.includes(path)) expectConsole(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(path);

    const cut: string[] = [];
    for (const { sheets, ...viewport } of readers) {
      await page.setViewportSize(viewport);
      for (const sheet of sheets) {
        await wear(page, sheet);
        const found = await cutOff(page);
        cut.push(...found.map((what) => `${what}, ${viewport.width} px wide, ${sheet}`));
      }
    }

    expect(cut).toEqual([]);
  });
}

test("with text of double size the bar gives its menus to the drawer", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open("/careers");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

  await wear(page, large);

  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

/** Over the pages' own sheets, as readers' tools do it; the CSP does not bind them. */
async function wear(page: Page, sheet: string): Promise<void> {
  await page.evaluate((sheet) => {
    const worn = new CSSStyleSheet();
    worn.replaceSync(sheet);
    document.adoptedStyleSheets = [worn];
  }, sheet);
}
