/** A date, or ISO 8601. Every date of the site is shown in en-US and UTC, on server and client alike. */
type Moment = Date | string;

/** Named here: `Intl` takes as long for one date as a card for everything else that is in it. */
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
  return `${monthOf(date).slice(0, 3)} ${dayAndYear(date)}`;
}

/** "September 9, 2025" */
export function longDate(moment: Moment): string {
  const date = new Date(moment);
  return `${monthOf(date)} ${dayAndYear(date)}`;
}

let wholeNumberFormat: Intl.NumberFormat | undefined;

/** "5,000" */
export function wholeNumber(number: number): string {
  wholeNumberFormat ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  return wholeNumberFormat.format(number);
}

function monthOf(date: Date): string {
  return MONTHS[date.getUTCMonth()] ?? "";
}

function dayAndYear(date: Date): string {
  return `${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
