/** What stands in the fields of a form, by their names. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}

/** Shows the result of a form now and after every input, and keeps its values in the address. */
export function followForm(form: HTMLFormElement, show: () => void): void {
  form.addEventListener("input", show);
  form.addEventListener("change", () => shareValues(form));
  show();
  // A visitor may have entered something before this code was there.
  const inputs = [...form.querySelectorAll("input")];
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) shareValues(form);
}

/** Changes the address to that of the form as it would be sent. */
function shareValues(form: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  history.replaceState(null, "", `?${query}#${form.id}`);
}
