import type { Islands } from "./define-island.ts";
import { readSessionItem } from "./session-item.ts";

type LoadIslands = () => Promise<Islands>;

interface Pressed {
  className: string;
  index: number;
}

/** Assistive technology may click without a pointer or the focus. */
const INTERACTIONS = ["pointerover", "focusin", "click", "submit"];
/** After this time without the code, the visitor is told. */
const LATE_MS = 10_000;
/** Pauses between attempts: a short fault of the network, then a slower one such as a change of the network. */
const PAUSES_MS = [1000, 3000];

/**
 * Defines `<page-island>`. Its code is loaded and started (it wakes) at the first interaction, or once it is
 * within the margin `wake` of the window, or with `wake="idle"` once the loaded page is idle, or at once if it has
 * the focus, the address's fragment names an element in it or its nearest ancestor with an id, or session storage
 * has an item for it. Until then the browser handles every control.
 * What the browser cannot do itself waits and is repeated after waking: the submit of a form with
 * `method="dialog"`, and the press of a button that neither submits nor opens a popover. Every submit in an island
 * with `wake="idle"` waits too; if its code fails, the browser sends it.
 * `missing` marks an island whose code has failed or is late; the next interaction tries again.
 */
export function defineIslandElement(loadIslands: LoadIslands): void {
  class PageIsland extends HTMLElement {
    #isWaking = false;
    /** The button of the submit that waits. */
    #submitter: HTMLElement | null = null;
    /** The class of the last button whose press or submit waits, and its place among those of this class. */
    #pressed: Pressed | null = null;

    connectedCallback() {
      if (this.hasAttribute("awake")) return;
      for (const type of INTERACTIONS) this.addEventListener(type, this, true);
      this.#wakeWithin(this.getAttribute("wake"));
      // The entry may run while the browser still parses the island.
      if (document.readyState !== "loading") this.#wakeIfChosen();
      else
        document.addEventListener("DOMContentLoaded", () => this.#wakeIfChosen(), { once: true });
    }

    #wakeIfChosen() {
      const hasFocus = this.contains(document.activeElement);
      const target = document.getElementById(location.hash.slice(1));
      // The browser follows a link of an island that is not awake yet; on the page it leads to, the island wakes.
      const hasTarget = target && (this.contains(target) || target === this.closest("[id]"));
      const hasStoredItem = readSessionItem(this.#name) !== undefined;
      if (hasFocus || hasTarget || hasStoredItem) void this.#wake();
    }

    handleEvent(event: Event) {
      if (event.type === "submit") this.#holdSubmit(event as SubmitEvent);
      if (event.type === "click") this.#holdPress(event.target as Element);
      void this.#wake();
    }

    get #name(): string {
      return this.getAttribute("name") ?? "";
    }

    get #isIdle(): boolean {
      return this.getAttribute("wake") === "idle";
    }

    #wakeWithin(rootMargin: string | null) {
      if (rootMargin === null) return;
      if (this.#isIdle) {
        // The load event waits for this script. Safari has no idle callback.
        const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
        return addEventListener("load", () => whenIdle(() => this.#wake()));
      }
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

    #holdSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (form.method !== "dialog" && (!this.#isIdle || this.hasAttribute("missing"))) return;
      event.preventDefault();
      event.stopPropagation();
      this.#submitter = event.submitter;
      if (event.submitter) this.#hold(event.submitter);
      this.#setBusy("true");
      this.#completeMail(new FormData(form));
    }

    #holdPress(target: Element) {
      const button = target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
      if (button) this.#hold(button);
    }

    #hold(button: HTMLElement) {
      const { className } = button;
      this.#pressed = { className, index: this.#buttonsLike(className).indexOf(button) };
    }

    /** By class, because extensions insert buttons of their own, which React removes. */
    #buttonsLike(className: string): HTMLElement[] {
      return [...this.querySelectorAll("button")].filter((it) => it.className === className);
    }

    /** React may have replaced the button. The submit of a button that an extension inserted is the form's. */
    #repeat(pressed: Pressed | null, isSubmit: boolean | null) {
      const button = pressed && this.#buttonsLike(pressed.className)[pressed.index];
      if (button) button.click();
      else if (isSubmit) this.querySelector("form")?.requestSubmit();
    }

    /** Appends what the visitor typed to the mail that replaces the form while its code is missing. */
    #completeMail(values: FormData) {
      const link = this.querySelector<HTMLAnchorElement>("a[data-append]");
      const { append } = link?.dataset ?? {};
      if (!link || !append) return;
      link.href = link.dataset.start ??= link.href;
      link.href += encodeURIComponent(String(values.get(append)));
    }

    #setBusy(busy: "true" | null) {
      if (this.#submitter) this.#submitter.ariaBusy = busy;
    }

    async #wake() {
      if (this.#isWaking) return;
      this.#isWaking = true;
      const timer = setTimeout(() => this.toggleAttribute("missing", true), LATE_MS);
      let pressed: Pressed | null = null;
      try {
        const start = await retry(async () => (await loadIslands()).loadIsland(this));
        // From here on the island's own code hears clicks; a submit waits until it has started.
        pressed = this.#pressed;
        await start();
        this.toggleAttribute("missing", false);
        this.toggleAttribute("awake", true);
        for (const type of INTERACTIONS) this.removeEventListener(type, this, true);
      } catch (error) {
        console.error(`${this.#name} did not wake`, error);
        this.toggleAttribute("missing", true);
        this.#isWaking = false;
      }
      clearTimeout(timer);
      this.#setBusy(null);
      const isSubmit = this.#submitter && (this.#isWaking || this.#isIdle);
      if (isSubmit) pressed = this.#pressed;
      this.#submitter = this.#pressed = null;
      this.#repeat(pressed, isSubmit);
    }
  }

  customElements.define("page-island", PageIsland);
}

/** Repeats a failed task after each pause. @throws the error of the last attempt */
async function retry<Result>(task: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await task();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return task();
}
