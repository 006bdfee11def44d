import type { Page } from "@playwright/test";

/**
 * Simulates browsers' translation tools: replaces every text by `<font>` elements with other words, first
 * before any script of the page runs, then whenever the page shows new text.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = "font, script, style, noscript, svg, textarea, title";
    const textsIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return root instanceof Text ? [root] : found;
    };
    const translate = (text: Text) => {
      const parent = text.parentElement;
      const isOwn = text.data.includes("«");
      if (isOwn || !text.data.trim() || !parent || parent.closest(untouched)) return;
      const words = text.data.replace(/\S(.*\S)?/s, "«$&»");
      if (parent.matches("option")) parent.replaceChildren(words);
      else text.replaceWith(wrapped(wrapped(words)));
    };
    const wrapped = (content: string | Element) => {
      const font = document.createElement("font");
      font.append(content);
      return font;
    };
    const translateNew = (changes: MutationRecord[]) => {
      const changed = changes.flatMap(({ target, addedNodes }) =>
        target instanceof Text ? [target] : [...addedNodes],
      );
      for (const text of changed.flatMap(textsIn)) translate(text);
    };
    document.addEventListener("DOMContentLoaded", () => {
      textsIn(document.body).forEach(translate);
      new MutationObserver(translateNew).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
}
