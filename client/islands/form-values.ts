import { replaceFields } from "./address-fields.ts";

/** Returns the values of a form's fields by name. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(values);
}

/** Calls `show` now and after every input, and stores the form's values in the address instead of sending them. */
export function followForm(form: HTMLFormElement, show: () => void): void {
  // Fields of other parts of the page, which are sent only without script.
  for (const hidden of form.querySelectorAll("[type=hidden]")) hidden.remove();
  const share = () => replaceFields(Object.keys(valuesOf(form)), valuesOf(form), form.id);
  form.addEventListener("input", show);
  form.addEventListener("change", share);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    share();
    form.scrollIntoView();
  });
  show();
  // The visitor may have typed before this code was loaded.
  const inputs = [...form.querySelectorAll("input")];
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) share();
}
