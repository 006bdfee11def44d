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
