import type { Page } from "@playwright/test";

/** What becomes illegible with large text: words that break between their letters, and texts that lie on each other. */
export function illegibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      box: DOMRect;
      words: string;
      of: Element;
    }
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const shown = texts.filter((text) => text.data.trim() && isSeen(text.parentElement));
    return [...shown.flatMap(brokenWords), ...overlaps(shown.flatMap(linesOf))];

    function isSeen(element: Element | null): boolean {
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      // A text for assistive technology alone, or one that another layer of the page hides on purpose.
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { clipPath, position } = getComputedStyle(each);
        if (clipPath.startsWith("inset(50") || position === "fixed" || position === "sticky")
          return false;
      }
      return true;
    }

    function boxesOf(text: Text, from: number, to: number): DOMRect[] {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    }

    /** A word is letters and digits; it may break at a hyphen, also at one that the browser adds. */
    function brokenWords(text: Text): string[] {
      if (text.parentElement && getComputedStyle(text.parentElement).hyphens === "auto") return [];
      return [...text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)].flatMap(({ 0: word, index }) => {
        const tops = boxesOf(text, index, index + word.length).map(({ top }) => top);
        const isBroken = Math.max(...tops) - Math.min(...tops) > 4;
        return isBroken ? [`${word} is broken`] : [];
      });
    }

    function linesOf(text: Text): Line[] {
      const of = text.parentElement;
      if (!of) return [];
      return boxesOf(text, 0, text.length)
        .filter((box) => isInside(box, of))
        .map((box) => ({ box, words: text.data.trim().slice(0, 40), of }));
    }

    /** Whether no ancestor cuts the middle of the box off. */
    function isInside({ left, right, top, bottom }: DOMRect, of: Element): boolean {
      for (let each: Element | null = of; each; each = each.parentElement) {
        if (getComputedStyle(each).overflow === "visible") continue;
        const frame = each.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
      }
      return true;
    }

    function overlaps(lines: readonly Line[]): string[] {
      const sorted = [...lines].sort((a, b) => a.box.top - b.box.top);
      return sorted.flatMap((line, index) => {
        const found: string[] = [];
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top >= line.box.bottom) break;
          if (other.of !== line.of && liesOn(line.box, other.box))
            found.push(`${line.words} lies on ${other.words}`);
        }
        return found;
      });
    }

    // The boxes include the space above and below the letters.
    function liesOn(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 2 && down > Math.min(a.height, b.height) * 0.45;
    }
  });
}
