/** What stands in the fields of a form, by their names. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}

/** Keeps the values of a form in the address, as sending the form would. */
export function shareForm(form: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  history.replaceState(null, "", `?${query}#${form.id}`);
}
