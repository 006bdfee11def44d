import type { Page } from "@playwright/test";

/** Lists controls, except links within text, that a tap 21 px from their centre misses, with their sizes. */
export function smallTargets(page: Page, within = ":is(header, main, footer) "): Promise<string[]> {
  return page.evaluate((within) => {
    const REACH = 21;
    const kinds = ["a[href]", "button", "summary", "select", "input:not([type=hidden])"];
    const controls = kinds.flatMap((kind) => [
      ...document.querySelectorAll<HTMLElement>(`${within}${kind}`),
    ]);
    return controls
      .filter(
        (control) => control.checkVisibility() && !control.matches(":disabled, [tabindex='-1']"),
      )
      .filter((control) => !isWithinText(control) && !control.closest("[aria-hidden=true]"))
      .filter((control) => !isReached(placeOf(control)))
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`;
      });

    /** For a visually hidden checkbox, the label is the touch target. */
    function placeOf(control: HTMLElement): HTMLElement {
      const label = (control as HTMLInputElement).labels?.[0];
      return label?.contains(control) ? label : control;
    }

    function isWithinText(control: HTMLElement): boolean {
      const around = control.parentElement?.closest("p, li, td, dd, small");
      const others = (around?.textContent ?? "").replace(control.textContent ?? "", "").trim();
      return getComputedStyle(control).display === "inline" && others !== "";
    }

    function isReached(place: HTMLElement): boolean {
      place.scrollIntoView({ block: "center", inline: "center" });
      // Of a link that wraps, the first line.
      const { left, top, width, height } = place.getClientRects()[0] ?? new DOMRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const points = [
        [x, y - REACH],
        [x, y + REACH],
        [Math.max(1, x - REACH), y],
        [Math.min(innerWidth - 2, x + REACH), y],
      ] as const;
      return points.every(([x, y]) => place.contains(document.elementFromPoint(x, y)));
    }
  }, within);
}
