import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { violationsOf } from "./browser/axe.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";
import { inEveryLook } from "./browser/looks.ts";
import { smallTargets } from "./browser/small-targets.ts";
import { addStyles, doubledText } from "./browser/styles-of-readers.ts";

test("the drawer closes when the window becomes so wide that the header has menus, of which one is open at a time and closes by Escape, a click elsewhere or the focus elsewhere; with text of double size the drawer is back", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(paths.careers());
  await openButton(page).click();
  await expect(page.locator("main")).toHaveAttribute("inert");

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  const menus = page.getByRole("navigation", { name: "Main" });
  const solutions = menus.locator("summary", { hasText: "Solutions" });
  const caseStudies = menus.locator("summary", { hasText: "Case Studies" });
  await expect(menus.locator("[aria-current]")).toHaveText(["Careers"]);
  await expect(page.getByRole("contentinfo").locator("[aria-current]")).toHaveText(["Careers"]);

  await solutions.click();
  await expect(page.getByRole("link", { name: /Culvert Risk Assessor/ }).first()).toBeVisible();
  await caseStudies.click();
  await expect(solutions.locator("..")).not.toHaveAttribute("open");
  await expect(page.getByText("One shift on the fleet map")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "All industries" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText("One shift on the fleet map")).toBeHidden();
  await expect(caseStudies).toBeFocused();
  for (const leave of [() => page.mouse.click(640, 780), () => page.keyboard.press("Shift+Tab")]) {
    await solutions.click();
    await expect(solutions.locator("..")).toHaveAttribute("open");
    await leave();
    await expect(solutions.locator("..")).not.toHaveAttribute("open");
  }

  await addStyles(page, doubledText);
  await expect(menus).toBeHidden();
  await openButton(page).click();
  await expect(drawer(page)).toBeVisible();
});

test("open menus are accessible in every look and have targets for fingers, and their button is visible in forced colours", async ({
  page,
  open,
}) => {
  await open(paths.home());

  await inEveryLook(page, async (look) => {
    for (const menu of await menusOf(page)) {
      await menu.click();
      expect(await violationsOf(page, "page-island[name=header]"), look).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await openButton(page).click();
  expect(await smallTargets(page, "dialog "), "targets below 44 px").toEqual([]);
  await page.keyboard.press("Escape");
  await page.emulateMedia({ forcedColors: "active" });

  const [lines, ground] = await openButton(page).evaluate((button) => [
    getComputedStyle(button, "::before").backgroundColor,
    getComputedStyle(button).backgroundColor,
  ]);
  expect(lines).not.toBe(ground);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`in a narrow window ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled });

    test("the drawer holds the focus, stops the page's scrolling, and is closed by Escape or a tap beside it", async ({
      page,
      open,
      siteUrl,
    }) => {
      await open(paths.careers());
      const { x = 0, y = 0 } =
        (await page.getByRole("link", { name: "Home" }).first().boundingBox()) ?? {};
      const scrolled = () => page.evaluate(() => scrollY);
      const behind = [page.locator("main"), page.locator("page-island > header")];

      await test.step("the keyboard cannot reach what the drawer covers", async () => {
        await openButton(page).click();
        await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
        if (javaScriptEnabled) {
          for (const part of behind) await expect(part).toHaveAttribute("inert");
          await page.keyboard.press("Shift+Tab");
          await expect(drawer(page).getByRole("link", { name: "Book a demo" })).toBeFocused();
          await page.keyboard.press("Tab");
          await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
        }
        for (let step = 0; step < 14; step += 1) {
          await page.keyboard.press("Tab");
          await expect(page.locator("body :focus:not(dialog *)")).toHaveCount(0);
        }
      });

      await test.step("the page does not scroll, and Escape gives the focus back", async () => {
        await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
        await page.mouse.move(10, 400);
        await page.mouse.wheel(0, 300);
        await page.keyboard.press("Escape");
        await expect(drawer(page)).toBeHidden();
        await expect(openButton(page)).toBeFocused();
        for (const part of behind) await expect(part).not.toHaveAttribute("inert");
        await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
        expect(await scrolled()).toBe(0);
      });

      await test.step("a tap on the backdrop, or on a link under it, only closes", async () => {
        for (const [left, top] of [
          [10, 400],
          [x + 10, y + 10],
        ] as const) {
          await openButton(page).click();
          await expect(drawer(page)).toBeVisible();
          await page.mouse.click(left, top);
          await expect(drawer(page)).toBeHidden();
        }
        await expect(page).toHaveURL(`${siteUrl}${paths.careers()}`);
        await page.mouse.wheel(0, 300);
        await expect.poll(scrolled).toBeGreaterThan(0);
      });
    });
  });
}

/** A wide window has menus in the header, a narrow one has the drawer. */
async function menusOf(page: Page) {
  if (await openButton(page).isVisible()) return [openButton(page)];
  return page.getByRole("navigation", { name: "Main" }).locator("summary").all();
}

function openButton(page: Page) {
  return page.getByRole("button", { name: "Open menu" });
}

function drawer(page: Page) {
  return page.getByRole("dialog", { name: "Menu" });
}
