import type { Page } from "@playwright/test";

/** Classes of CSS modules, which have an underscore in their names, that the page's styles do not name. */
export function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const css = [...document.querySelectorAll("style")].map((style) => style.textContent).join();
    const named = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
    const used = new Set(
      [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]),
    );
    return [...used].filter((name) => name.includes("_") && !named.has(name));
  });
}
