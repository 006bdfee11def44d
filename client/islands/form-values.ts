/** Returns the values of a form's fields by name. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}

/** Calls `show` now and after every input, and stores the form's values in the address. */
export function followForm(form: HTMLFormElement, show: () => void): void {
  form.addEventListener("input", show);
  form.addEventListener("change", () => shareValues(form));
  show();
  // The visitor may have typed before this code was loaded.
  const inputs = [...form.querySelectorAll("input")];
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) shareValues(form);
}

/** Puts the form's values into the URL, as submitting the form would. */
function shareValues(form: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  history.replaceState(null, "", `?${query}#${form.id}`);
}
