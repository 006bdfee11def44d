import { remembered } from "./remembered.ts";

/** Fetches what knows every island, and fetches the one that is asked for. */
type LoadIslands = () => Promise<Record<"fetchCode" | "wake", Begin>>;
type Begin = (element: HTMLElement) => Promise<void>;

/** A visitor who points at an island may be about to use it. */
const HINT = "pointerover";
/** A touch begins with a `pointerdown`, too. */
const HEARD = [HINT, "pointerdown", "focusin", "keydown", "click", "submit"];

/**
 * Defines `<page-island>`: server markup until the visitor first touches it (or it comes into the
 * window, with the margin `wake` around), then its own code; at once when it has something to
 * show again after a reload. Its code is fetched when a pointer comes over it. A click on a button or
 * a submit that comes before the code is there is held back and replayed, unless the markup is `native`.
 */
export function defineIslandElement(loadIslands: LoadIslands): void {
  class PageIsland extends HTMLElement {
    #waking?: true;
    #held?: () => void;

    connectedCallback() {
      if (this.#waking) return;
      for (const type of HEARD) this.addEventListener(type, this, true);
      const margin = this.getAttribute("wake");
      if (margin) this.#wakeWithin(margin);
      if (remembered(`${this.getAttribute("name")}`)) void this.#wake();
    }

    handleEvent(event: Event) {
      const isHint = event.type === HINT;
      if (!isHint) this.#hold(event);
      if (this.#waking) return;
      /*
       * What a touch itself brings about is painted first: a slow phone shows it 10 to 60 ms sooner. Told by
       * a second frame: Chrome keeps a timer until the finger is lifted, and the click waits behind it.
       */
      requestAnimationFrame(() =>
        requestAnimationFrame(() => (isHint ? this.#fetchCode() : this.#wake())),
      );
    }

    #fetchCode() {
      this.removeEventListener(HINT, this, true);
      loadIslands()
        .then((islands) => islands.fetchCode(this))
        // Only a try: what is missing is fetched again, and its absence told, when it is needed.
        .catch(() => undefined);
    }

    #wakeWithin(rootMargin: string) {
      new IntersectionObserver(
        (entries) => {
          // What came last is how it is now.
          if (entries.pop()?.isIntersecting) void this.#wake();
        },
        { rootMargin },
      ).observe(this);
    }

    #hold(event: Event) {
      const target = event.target as HTMLElement;
      const button = event.type === "click" && target.closest<HTMLElement>("button, summary");
      if (this.hasAttribute("native") || !(button || event.type === "submit")) return;
      const { submitter } = event as SubmitEvent;
      this.#held = () =>
        button ? button.click() : (target as HTMLFormElement).requestSubmit(submitter);
      event.preventDefault();
      event.stopPropagation();
    }

    async #wake() {
      if (this.#waking) return;
      this.#waking = true;
      try {
        await (await loadIslands()).wake(this);
        this.setAttribute("awake", "");
      } catch (error) {
        console.error(`${this.getAttribute("name")} did not wake`, error);
      }
      for (const type of HEARD) this.removeEventListener(type, this, true);
      this.#held?.();
    }
  }

  customElements.define("page-island", PageIsland);
}
