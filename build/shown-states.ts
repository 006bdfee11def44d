/**
 * Lets `data-shown` put an element into the states that it names (`hover`, `active`, `focus-visible`)
 * for good, with the very rules that a pointer or a key brings about. Weighs as much as they do.
 */
export function withShownStates(sheet: string): string {
  return sheet.replace(
    /:(hover|active|focus-visible)\b/g,
    (state, name) => `:is(${state}, [data-shown~="${name}"])`,
  );
}
