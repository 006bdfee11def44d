/**
 * Replaces one island's query parameters in the address, and keeps those of other parts of the page.
 * @param names every parameter of the island; those without a value are removed
 * @param anchor the id of the island's section
 */
export function replaceFields(
  names: readonly string[],
  values: Readonly<Record<string, string>>,
  anchor: string,
): void {
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  history.replaceState(null, "", `?${query}#${anchor}`);
}
