import type { Page } from "@playwright/test";

/** Words in drawings that are shown smaller than 12 px, with their size. */
export function textsBelowMinimumSize(page: Page): Promise<string[]> {
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
export function speechlessDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main svg")]
      .filter((svg) => !svg.closest("[aria-hidden=true]"))
      .filter((svg) => !(svg.hasAttribute("role") && svg.getAttribute("aria-label")))
      .map((svg) => svg.outerHTML.slice(0, 120)),
  );
}

/** Words in drawings that leave the drawing's frame or lie on other words of it. */
export function misplacedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main svg:is([role=img], [role=group])")]
      .filter((svg) => svg.checkVisibility())
      .flatMap((svg) => {
        const frame = svg.getBoundingClientRect();
        const texts = [...svg.querySelectorAll("text")]
          .filter((text) => text.checkVisibility())
          .map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0);
        const outside = texts.filter(
          ({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1,
        );
        // The boxes include the space above and below the letters.
        const pairs = texts.flatMap((text, index) =>
          texts
            .slice(index + 1)
            .filter(
              ({ box }) =>
                Math.min(box.right, text.box.right) - Math.max(box.left, text.box.left) > 1 &&
                Math.min(box.bottom, text.box.bottom) - Math.max(box.top, text.box.top) >
                  box.height / 3,
            )
            .map(({ words }) => `${text.words} on ${words}`),
        );
        return [...outside.map(({ words }) => `${words} leaves its frame`), ...pairs];
      }),
  );
}
