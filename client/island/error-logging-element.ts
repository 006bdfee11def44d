/** Defines `<console-error message="…">`, which logs its message once and removes itself. */
export function defineErrorLoggingElement(): void {
  class ConsoleError extends HTMLElement {
    connectedCallback() {
      console.error(this.getAttribute("message"));
      // React's streaming moves parsed elements, which would connect this element a second time.
      this.remove();
    }
  }

  customElements.define("console-error", ConsoleError);
}
