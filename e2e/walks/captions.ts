import type { Page } from "@playwright/test";

/** Shows a caption on top of the page, outside of the elements that a walk checks. */
export async function showCaption(page: Page, words: string): Promise<void> {
  await page.evaluate((line) => {
    const caption =
      document.querySelector("walk-caption") ?? document.createElement("walk-caption");
    caption.setAttribute("aria-hidden", "true");
    Object.assign((caption as HTMLElement).style, {
      position: "fixed",
      inset: "0 0 auto",
      zIndex: "1000",
      padding: "1rem",
      background: "#0c1922",
      color: "#ffb74d",
      font: "600 1.25rem Archivo, Arial, sans-serif",
      pointerEvents: "none",
    });
    caption.textContent = line;
    document.body.append(caption);
  }, words);
}
