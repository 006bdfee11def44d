/** The days of the six runs over the example line. */
export const runDates = [
  "2026-05-12",
  "2026-06-02",
  "2026-06-23",
  "2026-07-14",
  "2026-08-04",
  "2026-08-25",
] as const;

/** Index of the latest run. */
export const LATEST = runDates.length - 1;
export const DAYS_BETWEEN_RUNS = 21;

/** A day as a number: days since 1970. */
export function dayOf(date: string): number {
  return Date.parse(date) / 86_400_000;
}

/** The days of the runs, since 1970. */
export const runDays: readonly number[] = runDates.map(dayOf);
export const firstDay = dayOf(runDates[0]);
export const lastDay = dayOf(runDates[LATEST] ?? "");
