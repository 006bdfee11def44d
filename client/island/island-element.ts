import { controlsOf } from "./controls.ts";
import { isPlainClick } from "./plain-click.ts";
import { sessionItem } from "./session-item.ts";

type LoadIslands = () => Promise<typeof import("../islands.ts")>;

const CLICKABLE = "button, summary, a[href^='?']";
/** The island's code is fetched at this event, before the visitor uses the island. */
const PREFETCH_EVENT = "pointerover";
const INTERACTIONS = ["pointerdown", "focusin", "keydown", "click"];

/**
 * Defines `<page-island>`, whose code is loaded and started (it wakes) at the first interaction, or once the
 * island is within the margin `wake` of the window, or at once if it has the focus, the address's fragment
 * names an element in it, or session storage has an item for it. A pointer over the island prefetches its code.
 * Clicks on buttons, and on links that only change the page's query, are queued until the code has loaded and
 * then replayed in order, unless the island's markup works without script (`native`). The Enter key in a field
 * clicks the submit button of its form, so it is covered too.
 */
export function defineIslandElement(loadIslands: LoadIslands): void {
  class PageIsland extends HTMLElement {
    #isWaking = false;
    /** Indexes of the clicked controls, because React may replace the elements. */
    readonly #queuedClicks = new Set<number>();

    connectedCallback() {
      if (this.#isWaking) return;
      for (const type of [PREFETCH_EVENT, ...INTERACTIONS]) this.addEventListener(type, this, true);
      const margin = this.getAttribute("wake");
      if (margin !== null) this.#wakeWithin(margin);
      const hasFocus = this.contains(document.activeElement);
      const hasTarget = this.contains(document.getElementById(location.hash.slice(1)));
      const hasStoredItem = sessionItem(this.#name).read() !== undefined;
      if (hasFocus || hasTarget || hasStoredItem) void this.#wake();
    }

    handleEvent(event: Event) {
      if (event.type === PREFETCH_EVENT) {
        void this.#prefetch();
      } else {
        this.#queueClick(event);
        void this.#wake();
      }
    }

    get #name(): string {
      return this.getAttribute("name") ?? "";
    }

    async #prefetch() {
      this.removeEventListener(PREFETCH_EVENT, this, true);
      try {
        await (await loadIslands()).prefetch(this);
      } catch {
        // Waking fetches the code again and reports the error.
      }
    }

    #wakeWithin(rootMargin: string) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.at(-1)?.isIntersecting) return;
          observer.disconnect();
          void this.#wake();
        },
        { rootMargin },
      );
      observer.observe(this);
    }

    #queueClick(event: Event) {
      const target = event.target as HTMLElement;
      const clicked = event.type === "click" && target.closest<HTMLElement>(CLICKABLE);
      if (this.hasAttribute("native") || !clicked) return;
      if (clicked.localName === "a" && !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const index = controlsOf(this).indexOf(clicked);
      // A second click on the same control replaces the first.
      this.#queuedClicks.delete(index);
      this.#queuedClicks.add(index);
    }

    async #wake() {
      if (this.#isWaking) return;
      this.#isWaking = true;
      try {
        await (await loadIslands()).wake(this);
        this.setAttribute("awake", "");
      } catch (error) {
        console.error(`${this.#name} did not wake`, error);
      }
      for (const type of [PREFETCH_EVENT, ...INTERACTIONS])
        this.removeEventListener(type, this, true);
      const controls = controlsOf(this);
      for (const index of this.#queuedClicks) controls[index]?.click();
    }
  }

  customElements.define("page-island", PageIsland);
}
