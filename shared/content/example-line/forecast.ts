import { facts, REPEATABILITY_MM } from "./parameters.ts";
import type { Place } from "./places.ts";
import { DAYS_BETWEEN_RUNS, LATEST, lastDay, runDays } from "./runs.ts";

/** A straight line through the latest runs, extended to the threshold. Days count from 1970. */
export interface Forecast {
  /** Change per day. */
  slope: number;
  /** The day on which the line through the last three runs reaches the threshold. */
  day: number;
  /** The same through the last two or four runs, whichever is earlier and later. */
  earliest: number;
  latest: number;
}

/** Why there is no forecast. */
export type NoForecast = "weather" | "one step" | "after work" | "no trend" | "beyond";

/** The same as `REPEATABILITY_MM` for values in other units. */
const ONE_UNIT = 1;

/** Extends the latest runs of a place to the threshold, if all runs and the latest have a trend. */
export function forecastOf(
  { parameter, work, unsure }: Place,
  values: readonly number[],
  threshold: number,
): Forecast | NoForecast {
  if (parameter === "temperature") return "weather";
  if (unsure) return "one step";
  if (work) return "after work";
  const { worse, unit } = facts[parameter];
  const sign = worse === "more" ? 1 : -1;
  const noise = (unit === "mm" ? REPEATABILITY_MM : ONE_UNIT) / DAYS_BETWEEN_RUNS;
  const slope = slopeOf(values, 3) * sign;
  const growth = slopeOf(values, values.length) * sign * LATEST;
  if (growth < noise || slope <= 0) return "no trend";
  const gap = (threshold - (values[LATEST] ?? 0)) * sign;
  if (gap <= 0) return "beyond";
  const others = [2, 4].map((count) => slopeOf(values, count) * sign);
  const days = [slope, ...others.filter((each) => each > noise / 2)].map(
    (each) => lastDay + gap / each,
  );
  return {
    slope: slope * sign,
    day: lastDay + gap / slope,
    earliest: Math.min(...days),
    latest: Math.max(...days),
  };
}

/** Slope per day of the least-squares line through the last runs. */
export function slopeOf(values: readonly number[], count: number): number {
  const days = runDays.slice(-count);
  const heights = values.slice(-count);
  const meanDay = mean(days);
  const meanHeight = mean(heights);
  const above = days.map((day, index) => (day - meanDay) * ((heights[index] ?? 0) - meanHeight));
  const below = days.map((day) => (day - meanDay) ** 2);
  return mean(above) / mean(below);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}
