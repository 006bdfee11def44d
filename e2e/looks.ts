import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";

const media = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "dark", forcedColors: "active" },
} as const;
const widths = [360, 1440];

export interface Look {
  name: string;
  /** The same page in the same width was looked at before, in other colours. */
  isRecoloured: boolean;
}

/** Shows the open page in every look and width, one after the other, without loading it again. */
export async function inEveryLook(page: Page, check: (look: Look) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, look] of Object.entries(media)) {
      await page.emulateMedia({ ...look, reducedMotion: "reduce" });
      await faded(page);
      await check({ name: `${name}, ${width} px wide`, isRecoloured: name !== "light" });
    }
  }
}

export async function expectNoViolations(page: Page, { name, isRecoloured }: Look): Promise<void> {
  expect(await violationsOf(page, "html", { coloursOnly: isRecoloured }), name).toEqual([]);
}

/**
 * Colours fade from one look to the next; half-way they have no contrast. Asked at every frame: a
 * transition into forced colours ends without its promise being kept now and then. What is not shown,
 * such as a menu that was closed, may have stopped half-way for good.
 */
function faded(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    document.getAnimations().every((each) => {
      const target = each.effect instanceof KeyframeEffect ? each.effect.target : null;
      return !(each instanceof CSSTransition && target?.checkVisibility());
    }),
  );
}
