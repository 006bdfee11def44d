const KILOMETRES_PER_MILE = 1.609344;
export const MILLIMETRES_PER_INCH = 25.4;
/** On average. */
export const DAYS_PER_MONTH = 30.44;

export function milesOf(kilometres: number): number {
  return kilometres / KILOMETRES_PER_MILE;
}
