import type { Page } from "@playwright/test";

/** What becomes illegible with large text: words that break between their letters, and texts that lie on each other. */
export function illegibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];

    /** Neither for assistive technology alone nor on a layer that stays while the page scrolls. */
    const isSeen = (element: Element) =>
      element.getBoundingClientRect().width > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestors(element)
        .map((each) => getComputedStyle(each))
        .every(
          ({ clipPath, position }) =>
            !clipPath.startsWith("inset(50") && position !== "fixed" && position !== "sticky",
        );

    const boxesOf = (text: Text, from: number, to: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };

    /** A word is letters and digits, an address as a whole. It may break at a hyphen that the browser adds, or if it needs most of the window. */
    const brokenWords = (text: Text): string[] => {
      if (text.parentElement && getComputedStyle(text.parentElement).hyphens === "auto") return [];
      return [...text.data.matchAll(/[\p{L}\p{N}][\p{L}\p{N}@.]+/gu)]
        .filter(({ 0: word, index }) => {
          const boxes = boxesOf(text, index, index + word.length);
          const tops = boxes.map(({ top }) => top);
          const isBroken = Math.max(...tops) - Math.min(...tops) > 4;
          return isBroken && boxes.reduce((sum, { width }) => sum + width, 0) < innerWidth * 0.55;
        })
        .map(([word]) => `${word} is broken`);
    };

    /** Whether no ancestor cuts the middle of the box off. */
    const isInside = (box: DOMRect, element: Element) =>
      ancestors(element)
        .filter((each) => getComputedStyle(each).overflow !== "visible")
        .map((each) => each.getBoundingClientRect())
        .every((frame) => {
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
        });

    // The boxes include the space above and below the letters.
    const liesOn = (a: DOMRect, b: DOMRect) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 2 && down > Math.min(a.height, b.height) * 0.45;
    };

    const texts: { text: Text; of: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const of = text.parentElement;
      if (of && text.data.trim() && isSeen(of)) texts.push({ text, of });
    }
    const lines = texts.flatMap(({ text, of }) =>
      boxesOf(text, 0, text.length)
        .filter((box) => isInside(box, of))
        .map((box) => ({ box, of, words: text.data.trim().slice(0, 40) })),
    );
    const overlaps = lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.of !== line.of && liesOn(line.box, other.box))
        .map((other) => `${line.words} lies on ${other.words}`),
    );
    return [...texts.flatMap(({ text }) => brokenWords(text)), ...overlaps];
  });
}
