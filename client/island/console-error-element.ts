/** Defines `<console-error message="…">`, which prints its message once, and goes. */
export function defineConsoleErrorElement(): void {
  class ConsoleError extends HTMLElement {
    connectedCallback() {
      console.error(this.getAttribute("message"));
      // React's streaming moves what was parsed, which would connect it again.
      this.remove();
    }
  }

  customElements.define("console-error", ConsoleError);
}
