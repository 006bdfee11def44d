import type { Page } from "@playwright/test";

interface Around {
  box: Element;
  style: CSSStyleDeclaration;
  place: DOMRect;
}

interface Shown {
  text: Text;
  of: Element;
  around: Around[];
}

/**
 * Texts that cannot be read in this window: those that the window or a box cuts off, words that break between their
 * letters, and texts that lie on each other.
 * @param isPlain whether the page is shown as it is designed, where words of drawings have to be further apart
 */
export function illegibleTexts(page: Page, isPlain: boolean): Promise<string[]> {
  return page.evaluate((isPlain) => {
    const ancestors = new Map<Element, Around[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: Shown[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const of = text.parentElement;
      if (text.data.trim() && of?.checkVisibility())
        shown.push({ text, of, around: boxesAround(of) });
    }
    const seen = shown.filter(isSeen);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
      ...shown.flatMap(cutOff),
      ...seen.flatMap(brokenWords),
      ...overlaps(seen.flatMap(linesOf)),
    ];

    /** An element and all around it, from the inside. */
    function boxesAround(box: Element): Around[] {
      const known = ancestors.get(box);
      if (known) return known;
      const { parentElement } = box;
      const outer = parentElement ? boxesAround(parentElement) : [];
      const own = { box, style: getComputedStyle(box), place: box.getBoundingClientRect() };
      const found = [own, ...outer];
      ancestors.set(box, found);
      return found;
    }

    /** Neither for assistive technology alone nor on a layer that stays while the page scrolls. */
    function isSeen({ of, around }: Shown): boolean {
      return (
        (around[0]?.place.width ?? 0) > 0 &&
        of.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        around.every(
          ({ style: { clipPath, position } }) =>
            !clipPath.startsWith("inset(50") && position !== "fixed" && position !== "sticky",
        )
      );
    }

    function boxesOf(text: Text, from = 0, to = text.length): DOMRect[] {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    }

    /** Omits titles with an ellipsis, visually hidden texts, and those that scroll into view. */
    function cutOff({ text, of, around }: Shown): string[] {
      if (of.closest("svg, [aria-hidden=true], pre, [role=group]")) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      const meant = around.findIndex(
        ({ style }) =>
          style.textOverflow === "ellipsis" ||
          style.webkitLineClamp !== "none" ||
          style.clipPath !== "none" ||
          style.overflowX === "auto",
      );
      const cutter = around
        .slice(0, meant === -1 ? around.length : meant)
        .find((each) => cuts(each, place));
      return cutter ? [`${wordsOf(text)} is cut off by .${cutter.box.className}`] : [];
    }

    function cuts(
      { style: { overflowX, overflowY }, place: box }: Around,
      place: DOMRect,
    ): boolean {
      const sideways = place.left < box.left - 2 || place.right > box.right + 2;
      const downwards = place.top < box.top - 2 || place.bottom > box.bottom + 2;
      return (
        (["hidden", "clip"].includes(overflowX) && sideways) ||
        (["hidden", "clip"].includes(overflowY) && downwards)
      );
    }

    /**
     * A word is letters and digits, an address as a whole. It may break at a hyphen that the browser adds, or if it
     * needs most of the window.
     */
    function brokenWords({ text, around }: Shown): string[] {
      if (around[0]?.style.hyphens === "auto") return [];
      return [...text.data.matchAll(/[\p{L}\p{N}][\p{L}\p{N}@.]+/gu)]
        .filter(({ 0: word, index }) => {
          const boxes = boxesOf(text, index, index + word.length);
          const tops = boxes.map(({ top }) => top);
          const isBroken = Math.max(...tops) - Math.min(...tops) > 4;
          return isBroken && boxes.reduce((sum, { width }) => sum + width, 0) < innerWidth * 0.55;
        })
        .map(([word]) => `${word} is broken`);
    }

    /** The boxes of a text whose middle no ancestor cuts off. */
    function linesOf({ text, of, around }: Shown) {
      const frames = around
        .filter(({ style }) => style.overflow !== "visible")
        .map(({ place }) => place);
      return boxesOf(text)
        .filter((box) => {
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          return frames.every(
            ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
          );
        })
        .map((box) => ({ box, of, words: wordsOf(text) }));
    }

    function overlaps(lines: ReturnType<typeof linesOf>): string[] {
      return lines.flatMap(({ box, of, words }, index) =>
        lines
          .slice(index + 1)
          .filter((other) => other.of !== of && liesOn(box, other.box, [of, other.of]))
          .map((other) => `${words} lies on ${other.words}`),
      );
    }

    /** The boxes include the space above and below the letters. */
    function liesOn(a: DOMRect, b: DOMRect, elements: Element[]): boolean {
      const inDrawing = elements.some((of) => of.closest("svg"));
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const share = down / Math.min(a.height, b.height);
      return inDrawing && isPlain ? across > 1 && share > 1 / 4 : across > 2 && share > 0.45;
    }

    function wordsOf(text: Text): string {
      return text.data.trim().slice(0, 40);
    }
  }, isPlain);
}

/** Words in drawings that are smaller than 12 px, with their size, or leave the drawing's frame. */
export function misdrawnTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>("main svg text")]
      .filter((text) => text.checkVisibility())
      .flatMap((text) => {
        const { a, b, c, d } = text.getScreenCTM() ?? new DOMMatrix();
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(a * d - b * c);
        const { left, right, width } = text.getBoundingClientRect();
        const drawing = text.closest("svg:is([role=img], [role=group])");
        const frame = drawing?.getBoundingClientRect();
        const isOutside = frame && width > 0 && (left < frame.left - 1 || right > frame.right + 1);
        return [
          ...(size < 11.95 ? [`${text.textContent} has ${size} px`] : []),
          ...(isOutside ? [`${text.textContent} leaves its drawing`] : []),
        ];
      }),
  );
}
