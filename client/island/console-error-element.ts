/** Defines `<console-error message="…">`, which prints its message once. */
export function defineConsoleErrorElement(): void {
  class ConsoleError extends HTMLElement {
    #printed = false;

    connectedCallback() {
      // React's streaming moves elements after they were parsed, which connects them again.
      if (!this.#printed) console.error(this.getAttribute("message"));
      this.#printed = true;
    }
  }

  customElements.define("console-error", ConsoleError);
}
