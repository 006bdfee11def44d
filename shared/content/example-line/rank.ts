import type { Urgency } from "../../urgency.ts";
import { type Forecast, forecastOf, type NoForecast } from "./forecast.ts";
import { type MeasuredPlace, measuredPlaces, tenths } from "./measure.ts";
import { facts } from "./parameters.ts";
import { DAYS_BETWEEN_RUNS, LATEST, lastDay } from "./runs.ts";

/** A place with its rank. */
export interface RankedPlace extends MeasuredPlace {
  /** Counts from 1. */
  rank: number;
  urgency: Urgency;
  /** Value on the latest run, and its change since the run before. */
  latest: number;
  change: number;
  threshold: number;
  /** Share of the threshold that is used; 1 and more: beyond. */
  share: number;
  beyond: boolean;
  forecast: Forecast | NoForecast;
}

/** What must be done today comes before everything else. */
const TODAY_ORDER = -1000;
/** Within these days to the threshold a place is looked at first, or next. */
export const URGENT_DAYS = 42;
export const SOON_DAYS = 150;
/** Order in days of a place that the software is unsure about: a person looks before the next run. */
const UNSURE_ORDER = DAYS_BETWEEN_RUNS;
/** The same for one that has no trend. */
const NO_TREND_ORDER = 1000;
/** A past temperature is no defect of the track. */
const WEATHER_ORDER = 1100;

/** All places, ranked: what must be done today first, then beyond the threshold, then by days to it, then by the share of it that is used; weather last. */
export const rankedPlaces: readonly RankedPlace[] = measuredPlaces
  .map(judge)
  .sort((a, b) => orderOf(a) - orderOf(b) || b.share - a.share)
  .map((each, index) => ({ ...each, rank: index + 1 }));

function judge(measured: MeasuredPlace): RankedPlace {
  const { place, values } = measured;
  const { threshold } = facts[place.parameter];
  const latest = values[LATEST] ?? 0;
  const isWorseAbove = facts[place.parameter].worse === "more";
  const beyond = isWorseAbove ? latest >= threshold : latest <= threshold;
  const judged = {
    ...measured,
    rank: 0,
    latest,
    change: tenths(latest - (values[LATEST - 1] ?? latest)),
    threshold,
    share: isWorseAbove ? latest / threshold : (100 - latest) / (100 - threshold),
    beyond,
    forecast: forecastOf(place, values, threshold),
  };
  return { ...judged, urgency: urgencyOf(judged) };
}

type Judged = Omit<RankedPlace, "urgency">;

function urgencyOf(judged: Judged): Urgency {
  if (judged.place.act !== undefined) return "today";
  if (judged.forecast === "weather") return "planned";
  const days = daysLeft(judged);
  const isUnsure = judged.place.unsure !== undefined;
  if (judged.beyond || isUnsure || days <= URGENT_DAYS) return "first";
  return days <= SOON_DAYS ? "next" : "planned";
}

function orderOf(judged: Judged): number {
  if (judged.place.act !== undefined) return TODAY_ORDER - judged.share;
  if (judged.forecast === "weather") return WEATHER_ORDER;
  if (judged.beyond) return -judged.share;
  if (judged.place.unsure !== undefined) return UNSURE_ORDER;
  const isExtrapolated = typeof judged.forecast === "object";
  return isExtrapolated ? daysLeft(judged) : NO_TREND_ORDER;
}

/** Days from the latest run to the threshold; infinite without a forecast. */
function daysLeft({ forecast }: Judged): number {
  return typeof forecast === "object" ? forecast.day - lastDay : Number.POSITIVE_INFINITY;
}
