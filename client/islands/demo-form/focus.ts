/** After a submit: the first wrong field, else the beginning of step 2, else what is still to do. */
export function focusAfterSubmit(form: HTMLFormElement, wasEmailStep: boolean): void {
  const next = wasEmailStep ? field(form, "full_name") : form.querySelector("fieldset");
  focus(form.querySelector("[aria-invalid]") ?? next);
}

/** After a failure: the first field that the server calls wrong, else the words about it. */
export function focusAfterFailure(notice: HTMLElement): void {
  focus(notice.closest("form")?.querySelector("[aria-invalid]") ?? notice);
}

/** The control of this name, where the form has one at the moment. */
export function field(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
