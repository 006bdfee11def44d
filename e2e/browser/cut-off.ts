import type { Page } from "@playwright/test";

/**
 * Lists clipped text and the page's horizontal overflow. Omits titles with an ellipsis and elements that
 * scroll.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CUTS = new Set(["hidden", "clip"]);
    const { scrollWidth, clientWidth } = document.documentElement;
    const over = scrollWidth - clientWidth;
    return [...(over > 0 ? [`the page by ${over} px`] : []), ...allWords().flatMap(cutOf)];

    function allWords(): Text[] {
      const found: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter(({ parentElement, data }) => {
        return data.trim() !== "" && parentElement?.checkVisibility() && !isFree(parentElement);
      });
    }

    function isFree(box: Element): boolean {
      return box.closest("svg, [aria-hidden=true], pre, [role=group]") !== null;
    }

    function cutOf(words: Text): string[] {
      const range = document.createRange();
      range.selectNodeContents(words);
      const place = range.getBoundingClientRect();
      const around = boxesAround(words.parentElement);
      const meant = around.findIndex(isMeant);
      const cutter = around
        .slice(0, meant === -1 ? around.length : meant)
        .find((box) => cuts(box, place));
      return cutter ? [`"${words.data.trim().slice(0, 40)}" by .${cutter.className}`] : [];
    }

    function boxesAround(box: Element | null): Element[] {
      return box ? [box, ...boxesAround(box.parentElement)] : [];
    }

    /** True if the text has an ellipsis, is visually hidden or scrolls into view. */
    function isMeant(box: Element): boolean {
      const { textOverflow, webkitLineClamp, clipPath, overflowX } = getComputedStyle(box);
      return (
        textOverflow === "ellipsis" ||
        webkitLineClamp !== "none" ||
        clipPath !== "none" ||
        overflowX === "auto"
      );
    }

    function cuts(box: Element, place: DOMRect): boolean {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const sideways = place.left < left - 2 || place.right > right + 2;
      const downwards = place.top < top - 2 || place.bottom > bottom + 2;
      return (CUTS.has(overflowX) && sideways) || (CUTS.has(overflowY) && downwards);
    }
  });
}
