import type { downloads } from "../../client/components/downloads.ts";
import { lineName } from "../../shared/content/example-line/features.ts";
import { slopeOf } from "../../shared/content/example-line/forecast.ts";
import {
  classLimitAt,
  facts,
  type Parameter,
  REPEATABILITY_MM,
  trackClass,
} from "../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../shared/content/example-line/rank.ts";
import { LATEST, runDates } from "../../shared/content/example-line/runs.ts";
import { rounded } from "../../shared/format.ts";
import { DAYS_PER_MONTH, MILLIMETRES_PER_INCH, milesOf } from "../../shared/units.ts";
import { urgencyLabels } from "../../shared/urgency.ts";
import type { CsvRow } from "./csv.ts";
import { coordinatesAt } from "./survey.ts";

/** Example: how far from its coordinates a place may be, in metres. */
const POSITION_UNCERTAINTY = 1;

/** The parameters by their names in the files. */
const names: Record<Parameter, string> = {
  gauge: "gauge",
  crosslevel: "crosslevel",
  twist: "twist_10m",
  alignment: "alinement_mco62",
  surface: "profile_mco62",
  temperature: "rail_temperature",
  culvert: "clear_opening",
};

export type PlaceRecord = ReturnType<typeof placeRecord>;

/**
 * Returns the fields of a place for every file, by the name of their column. Lengths are in millimetres or inches;
 * `reading`, `reading_unit` and `example_threshold` are in the parameter's own unit. A field without a value, such as
 * millimetres of a temperature, is null. Twist counts over 10 m and is therefore not named `warp62`, which counts any two points within 62 ft.
 */
export function placeRecord(ranked: RankedPlace) {
  const { place, rank, latest, change, values, threshold, urgency } = ranked;
  const { unit } = facts[place.parameter];
  const limit = classLimitAt(place.parameter, place.kilometre * 1000);
  const { latitude, longitude } = coordinatesAt(place.kilometre * 1000);
  const millimetres = (value: number) => (unit === "mm" ? rounded(value, 1) : null);
  return {
    rank,
    subdivision: lineName,
    track: "main",
    mile: rounded(milesOf(place.kilometre), 2),
    km: place.kilometre,
    latitude_deg: rounded(latitude, 6),
    longitude_deg: rounded(longitude, 6),
    position_uncertainty_m: POSITION_UNCERTAINTY,
    parameter: names[place.parameter],
    rail: railOf(ranked),
    loaded: unit === "mm" ? "n" : null,
    value_mm: millimetres(latest),
    value_in: unit === "mm" ? rounded(latest / MILLIMETRES_PER_INCH, 2) : null,
    track_class: trackClass.name,
    class_limit_mm: limit === undefined ? null : rounded(limit, 1),
    first_run: runDates[0],
    last_run: runDates[LATEST] ?? null,
    change_mm: millimetres(change),
    rate_mm_per_month:
      confidenceOf(ranked) === "trend" ? millimetres(slopeOf(values, 3) * DAYS_PER_MONTH) : null,
    confidence: confidenceOf(ranked),
    verdict: place.work ? `${place.work.name} ${place.work.date}` : null,
    reviewer: null,
    reading: latest,
    reading_unit: unit === "°C" ? "degC" : unit,
    example_threshold: threshold,
    priority: urgencyLabels[urgency],
    reason: place.short,
  } satisfies CsvRow<typeof downloads.rankedList.columns>;
}

/** L or R, if the value is that of one rail, or if only one rail differs between runs by more than they repeat. */
function railOf({ peak, place }: RankedPlace): "L" | "R" | null {
  const moves = place.moves.filter(
    ([, , , , runs]) => Math.max(...runs) - Math.min(...runs) > REPEATABILITY_MM,
  );
  const moved = [...new Set(moves.map(([, rail]) => rail))];
  if (peak?.channel.endsWith("Left")) return "L";
  if (peak?.channel.endsWith("Right")) return "R";
  if (peak === undefined || moved.length !== 1) return null;
  return moved[0] === "left" ? "L" : "R";
}

/** What the runs say about the growth. Not a probability. */
function confidenceOf({ forecast }: RankedPlace): "unsure" | "trend" | "no trend" | null {
  if (forecast === "one step") return "unsure";
  if (forecast === "after work" || forecast === "weather") return null;
  return forecast === "no trend" ? "no trend" : "trend";
}
