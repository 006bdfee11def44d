import { controlsOf } from "./controls.ts";
import { isPlainClick } from "./plain-click.ts";
import { sessionItem } from "./session-item.ts";

type LoadIslands = () => Promise<typeof import("../islands.ts")>;

const CLICKABLE = "button, summary, a[href^='?']";
/** A pointer over an island announces that the visitor may use it. */
const HINT = "pointerover";
const INTERACTIONS = ["pointerdown", "focusin", "keydown", "click"];

/**
 * Defines `<page-island>`: server markup that its own code brings to life at the first interaction, or once it
 * is in the window with the margin `wake` around, or at once when it has the focus, the address's fragment
 * names an element in it, or the tab has stored something for it. Its code is fetched as soon as a pointer is
 * over it. Clicks on buttons, and on links that only change the page's query, are held back if they come before
 * the code, and replayed in order, unless the island's markup works by itself (`native`). The Enter key in a field clicks the button of its form.
 */
export function defineIslandElement(loadIslands: LoadIslands): void {
  class PageIsland extends HTMLElement {
    #isWaking = false;
    /** What to click, by their places among the controls: React may replace their elements. */
    readonly #held = new Set<number>();

    connectedCallback() {
      if (this.#isWaking) return;
      for (const type of [HINT, ...INTERACTIONS]) this.addEventListener(type, this, true);
      const margin = this.getAttribute("wake");
      if (margin !== null) this.#wakeWithin(margin);
      const isInUse = this.contains(document.activeElement);
      const isAddressed = this.contains(document.getElementById(location.hash.slice(1)));
      const isStored = sessionItem(this.#name).read() !== undefined;
      if (isInUse || isAddressed || isStored) void this.#wake();
    }

    handleEvent(event: Event) {
      if (event.type === HINT) {
        void this.#fetchCode();
      } else {
        this.#hold(event);
        void this.#wake();
      }
    }

    get #name(): string {
      return this.getAttribute("name") ?? "";
    }

    async #fetchCode() {
      this.removeEventListener(HINT, this, true);
      try {
        await (await loadIslands()).fetchCode(this);
      } catch {
        // Waking fetches again, and reports what is missing.
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

    #hold(event: Event) {
      const target = event.target as HTMLElement;
      const clicked = event.type === "click" && target.closest<HTMLElement>(CLICKABLE);
      if (this.hasAttribute("native") || !clicked) return;
      if (clicked.localName === "a" && !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const place = controlsOf(this).indexOf(clicked);
      // An impatient visitor's second click on the same control counts as one, and as the later one.
      this.#held.delete(place);
      this.#held.add(place);
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
      for (const type of [HINT, ...INTERACTIONS]) this.removeEventListener(type, this, true);
      const controls = controlsOf(this);
      for (const place of this.#held) controls[place]?.click();
    }
  }

  customElements.define("page-island", PageIsland);
}
