import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { addStyles, doubledText } from "./styles-of-readers.ts";

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("one menu is open at a time, and Escape closes it and gives the focus back", async ({
    page,
    open,
  }) => {
    await open(paths.careers());
    const solutions = summary(page, "Solutions");
    const caseStudies = summary(page, "Case Studies");

    await solutions.click();
    await expect(page.getByRole("link", { name: /Culvert Risk Assessor/ }).first()).toBeVisible();
    await caseStudies.click();

    await expect(solutions.locator("..")).not.toHaveAttribute("open");
    await expect(page.getByText("One shift on the fleet map")).toBeVisible();
    // The browser closes the other menu without script; Escape needs the script, which the first click has loaded.
    await expect(page.locator('page-island[name="header"]')).toHaveAttribute("awake");
    await page.keyboard.press("Escape");
    await expect(page.getByText("One shift on the fleet map")).toBeHidden();
    await expect(caseStudies).toBeFocused();
  });

  test("a click elsewhere closes the menu", async ({ page, open }) => {
    await open(paths.careers());
    await summary(page, "Solutions").click();
    await expect(page.locator('page-island[name="header"]')).toHaveAttribute("awake");

    await page.mouse.click(640, 780);

    await expect(summary(page, "Solutions").locator("..")).not.toHaveAttribute("open");
  });

  test("the case studies are linked under Railways and Mining", async ({ page, open, siteUrl }) => {
    await open(paths.home());
    await summary(page, "Case Studies").click();

    await page.getByRole("link", { name: /Collision Avoidance .*Two vehicles/ }).click();

    await expect(page).toHaveURL(`${siteUrl}${paths.caseStudy("mining", "collision-avoidance")}`);
  });

  test("with text of double size the drawer replaces the menus in the header", async ({
    page,
    open,
  }) => {
    await open(paths.careers());
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

    await addStyles(page, doubledText);

    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(drawer(page)).toBeVisible();
  });

  test("the current page is marked in the menu", async ({ page, open }) => {
    await open(paths.careers());

    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");

    await expect(current).toHaveText(["Careers"]);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`in a narrow window ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled });

    test("the drawer opens, and Escape closes it and gives the focus back", async ({
      page,
      open,
    }) => {
      await open(paths.careers());

      await page.getByRole("button", { name: "Open menu" }).click();

      await expect(drawer(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    });

    test("a tap on the backdrop closes the drawer", async ({ page, open }) => {
      await open(paths.careers());
      await page.getByRole("button", { name: "Open menu" }).click();

      await page.mouse.click(10, 400);

      await expect(drawer(page)).toBeHidden();
    });

    test("a tap on a link outside the drawer closes the drawer and does not follow the link", async ({
      page,
      open,
      siteUrl,
    }) => {
      await open(paths.careers());
      const { x = 0, y = 0 } =
        (await page.getByRole("link", { name: "Home" }).first().boundingBox()) ?? {};
      await page.getByRole("button", { name: "Open menu" }).click();

      await page.mouse.click(x + 10, y + 10);

      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(`${siteUrl}${paths.careers()}`);
    });

    test("the page does not scroll while the drawer is open", async ({ page, open }) => {
      await open(paths.careers());
      const scrolled = () => page.evaluate(() => scrollY);

      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      await page.mouse.move(10, 400);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press("Escape");

      await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
      expect(await scrolled()).toBe(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(scrolled).toBeGreaterThan(0);
    });

    test("the drawer leads to the industries", async ({ page, open, siteUrl }) => {
      await open(paths.careers());
      await page.getByRole("button", { name: "Open menu" }).click();

      await drawer(page).getByRole("link", { name: "Mining" }).click();

      await expect(page).toHaveURL(`${siteUrl}${paths.industry("mining")}`);
      await expect(drawer(page)).toBeHidden();
    });

    test("the keyboard cannot reach what the drawer covers", async ({ page, open }) => {
      await open(paths.careers());
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();

      const behind = [];
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press("Tab");
        behind.push(...(await focusedOutside(page)));
      }

      expect(behind).toEqual([]);
    });
  });
}

test.describe("the drawer", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("closes when a link to the same page is chosen", async ({ page, open, siteUrl }) => {
    await open(paths.home());
    await page.getByRole("button", { name: "Open menu" }).click();

    await drawer(page).getByRole("link", { name: "About" }).click();

    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(`${siteUrl}${paths.about()}`);
    await expect(page.getByRole("heading", { name: "Our journey" })).toBeInViewport();
  });

  test("makes the page behind it inert while it is open", async ({ page, open }) => {
    await open(paths.careers());
    await page.getByRole("button", { name: "Open menu" }).click();

    await expect(page.locator("main")).toHaveAttribute("inert");
    await expect(page.locator("page-island > header")).toHaveAttribute("inert");
    await page.keyboard.press("Escape");

    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await expect(page.locator("page-island > header")).not.toHaveAttribute("inert");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });
});

function summary(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: name });
}

/** Returns the focused element, unless it is in the drawer or the focus has left the page. */
function focusedOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.closest("dialog")) return [];
    return [focused.outerHTML.slice(0, 80)];
  });
}

function drawer(page: Page) {
  return page.getByRole("dialog", { name: "Menu" });
}
