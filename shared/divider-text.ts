/** What a screen reader says of the divider. @param seen percent of the width that shows the left picture */
export function dividerText(seen: number, [left, right]: readonly [string, string]): string {
  return `${seen}% ${left}, ${100 - seen}% ${right}`;
}
