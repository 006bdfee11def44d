/** A date, or ISO 8601. Every date of the site is shown in en-US and UTC, on server and client alike. */
type Moment = Date | string;

/** "September 2025" */
export const monthAndYear = dateFormat({ month: "long", year: "numeric" });

/** "Sep 9, 2025" */
export const shortDate = dateFormat({ month: "short", day: "numeric", year: "numeric" });

/** "September 9, 2025" */
export const longDate = dateFormat({ month: "long", day: "numeric", year: "numeric" });

let wholeNumberFormat: Intl.NumberFormat | undefined;

/** "5,000" */
export function wholeNumber(number: number): string {
  wholeNumberFormat ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  return wholeNumberFormat.format(number);
}

/** Making a formatter costs more than rendering the rest of a card, so each is made once. */
function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
    return format.format(new Date(moment));
  };
}
