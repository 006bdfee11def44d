import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";

const looks = {
  "light, 360 px wide": { width: 360, colorScheme: "light" },
  "dark, 1440 px wide": { width: 1440, colorScheme: "dark" },
} as const;

/** Shows the open page in each look, one after the other and from its top, without loading it again. */
export async function inEveryLook(page: Page, check: (look: string) => Promise<void>) {
  for (const [name, { width, ...media }] of Object.entries(looks)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    // Elsewhere the header, which stays in view, may cover a control.
    await page.evaluate(() => scrollTo(0, 0));
    await faded(page);
    await check(name);
  }
}

/** @param part the part of the page that the test is about; `page-survey` checks whole pages */
export function expectAccessible(page: Page, part: string): Promise<void> {
  return inEveryLook(page, async (look) => {
    expect(await violationsOf(page, part), look).toEqual([]);
  });
}

/**
 * Waits for the end of colour transitions, during which contrast is lower. Ignores hidden elements, whose
 * transitions may not end.
 */
function faded(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    document.getAnimations().every((each) => {
      const target = each.effect instanceof KeyframeEffect ? each.effect.target : null;
      return !(each instanceof CSSTransition && target?.checkVisibility());
    }),
  );
}
