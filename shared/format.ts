/** A date, or ISO 8601. Every date of the site is shown in en-US and UTC, on server and client alike. */
type Moment = Date | string;

/** "September 2025" */
export function monthAndYear(moment: Moment): string {
  return format(moment, { month: "long", year: "numeric" });
}

/** "Sep 9, 2025" */
export function shortDate(moment: Moment): string {
  return format(moment, { month: "short", day: "numeric", year: "numeric" });
}

/** "September 9, 2025" */
export function longDate(moment: Moment): string {
  return format(moment, { month: "long", day: "numeric", year: "numeric" });
}

function format(moment: Moment, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(moment));
}
