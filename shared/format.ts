/** A date or ISO 8601 text. The site shows all dates in en-US and UTC. */
type Moment = Date | string;

/** A list instead of `Intl`, which is slow for pages with many dates. */
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "September 2025" */
export function monthAndYear(moment: Moment): string {
  const date = new Date(moment);
  return `${monthOf(date)} ${date.getUTCFullYear()}`;
}

/** "Sep 9, 2025" */
export function shortDate(moment: Moment): string {
  const date = new Date(moment);
  return `${shortMonth(date)} ${dayAndYear(date)}`;
}

/** "Sep" */
export function shortMonth(date: Date): string {
  return monthOf(date).slice(0, 3);
}

/** "September 9, 2025" */
export function longDate(moment: Moment): string {
  const date = new Date(moment);
  return `${monthOf(date)} ${dayAndYear(date)}`;
}

/** "2025-09-09 12:00", from an ISO 8601 text in UTC. */
export function minuteOf(date: string): string {
  return date.slice(0, 16).replace("T", " ");
}

/** Created once: creating it takes longer than formatting a page's numbers. */
let numberFormat: Intl.NumberFormat | undefined;

/** "5,000" or "71.5" */
export function formatNumber(number: number): string {
  numberFormat ??= new Intl.NumberFormat("en-US");
  return numberFormat.format(number);
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function monthOf(date: Date): string {
  return MONTHS[date.getUTCMonth()] ?? "";
}

function dayAndYear(date: Date): string {
  return `${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** What a screen reader says of the divider. @param seen percent of the width that shows the left picture */
export function dividerText(seen: number, [left, right]: readonly [string, string]): string {
  return `${seen}% ${left}, ${100 - seen}% ${right}`;
}
