const MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d{1,6})?)?(?: ?(Z|[+-]\d\d(?::?\d\d)?))?)?$/i;

/**
 * Converts common formats of dates to ISO 8601 with a time zone; the default is UTC. Undefined if the text
 * is not a date. Returns a string, because `Date` has no microseconds.
 */
export function parsePublishedAt(text: string): string | undefined {
  const [, year, month, day, hour = "00", minute = "00", second = "00", fraction = "", zone = "Z"] =
    MOMENT.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDay(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return;
  return `${date}T${hour}:${minute}:${second}${fraction}${zoneOf(zone)}`;
}

/** Rejects dates such as February 30, which `Date` parses as March 2. */
function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

function zoneOf(zone: string): string {
  if (zone.toUpperCase() === "Z") return "Z";
  const [, sign, hours, minutes = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return `${sign}${hours}:${minutes}`;
}
