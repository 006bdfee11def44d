import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { violationsOf } from "./axe.ts";
import { test } from "./fixtures.ts";

const looks = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colours": { colorScheme: "dark", forcedColors: "active" },
} as const;

/** Pages with parts that open, and how a visitor opens them. */
const opened: [path: string, open: (page: Page) => Promise<void>][] = [
  [paths.home(), openDisclosures],
  [paths.solution("track-temperature-sensor"), openDisclosures],
  [paths.careers(), openRole],
  [paths.bookADemo(), missDetails],
];

for (const [look, media] of Object.entries(looks)) {
  for (const width of [360, 1440]) {
    test.describe(`in ${look}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 900 } });
      test.beforeEach(({ page }) => page.emulateMedia({ ...media, reducedMotion: "reduce" }));

      for (const [path, openParts] of opened) {
        test(`${path} is accessible with its parts open`, async ({ page, open }) => {
          await open(path);

          await openParts(page);

          expect(await violationsOf(page)).toEqual([]);
        });
      }

      test("the menus are accessible while they are open", async ({ page, open }) => {
        await open(paths.careers());

        for (const menu of await openMenus(page)) {
          await menu();

          expect(await violationsOf(page)).toEqual([]);
        }
      });
    });
  }
}

test.describe("under a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [path, openParts] of [...opened, [paths.insights(), openDisclosures] as const]) {
    test(`${path} has targets of 44 px and more, but for links within text`, async ({
      page,
      open,
    }) => {
      await open(path);

      await openParts(page);

      expect(await smallTargets(page)).toEqual([]);
    });
  }
});

async function openDisclosures(page: Page): Promise<void> {
  for (const summary of await page.locator("main summary").all()) await summary.click();
}

async function openRole(page: Page): Promise<void> {
  await page.getByText("View Roles").click();
  await page.getByText("View Details").first().click();
  await expect(page.getByText("Qualifications").first()).toBeVisible();
}

async function missDetails(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText("Please fill in all fields")).toBeVisible();
}

/** A wide window has its menus in the bar, a narrow one has the drawer. */
async function openMenus(page: Page): Promise<(() => Promise<void>)[]> {
  const drawer = page.getByRole("button", { name: "Open menu" });
  if (await drawer.isVisible()) return [() => drawer.click()];
  const menus = page.getByRole("navigation", { name: "Main" }).locator("summary");
  return (await menus.all()).map((menu) => () => menu.click());
}

/** Controls that are lower or narrower than 44 px, with what a finger may hit around them. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "button, summary, select, input:not([type=hidden], [type=checkbox]), nav a, footer a, main li > a",
    );
    return [...controls]
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
      .filter((control) => !control.matches("p a, td a, dd a"))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && (width < 43.5 || height < 43.5);
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`;
      });
  });
}
