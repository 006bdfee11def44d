import { expect, test } from "vitest";
import { bridges } from "./features.ts";
import { forecastOf } from "./forecast.ts";
import { designAt } from "./line-design.ts";
import { largestIn, tenths } from "./measure.ts";
import { facts, parameters, REPEATABILITY_MM } from "./parameters.ts";
import { type Place, places } from "./places.ts";
import { type RankedPlace, rankedPlaces } from "./rank.ts";
import { DAYS_BETWEEN_RUNS, LATEST, lastDay } from "./runs.ts";
import { GRID, readTrack } from "./track-geometry.ts";

const readAround = (km: number) => readTrack(km * 1000 - 9, km * 1000 + 9, GRID);
/** The largest reading of each parameter in millimetres around a place. */
const worstAround = (km: number) =>
  parameters
    .map((each) => [each, facts[each]] as const)
    .filter(([, { unit }]) => unit === "mm")
    .map(([each, fact]) => {
      const largest = fact.lanes.map((lane) => largestIn(readAround(km), lane, LATEST).value);
      return [each, fact, Math.max(...largest)] as const;
    });

test.each(places)(
  "no reading within 9 m of km $kilometre is beyond its threshold, unless its parameter ranks the place or the reason names it",
  ({ kilometre, parameter: ranking, reason }) => {
    for (const [parameter, { name, threshold }, worst] of worstAround(kilometre))
      if (parameter !== ranking && worst >= threshold)
        expect(reason.toLowerCase()).toContain(`${name.toLowerCase()} is beyond`);
  },
);

test.each(rankedPlaces.filter(({ peak }) => peak))(
  "the parameter that ranks place $rank uses the largest share of its threshold within 9 m",
  ({ place, share }) => {
    for (const [parameter, { threshold }, worst] of worstAround(place.kilometre))
      expect(worst / threshold, parameter).toBeLessThan(share + 0.01);
  },
);

test("a place of twist in a spiral names the twist of its ramp", () => {
  for (const { place, peak } of rankedPlaces.filter((each) => each.place.parameter === "twist")) {
    const at = peak?.at ?? 0;
    const ramp = Math.abs(designAt(at).cant - designAt(at - 10).cant);
    if (ramp > REPEATABILITY_MM)
      expect(place.reason).toContain(`About ${Math.round(ramp)} mm of the twist is the ramp`);
  }
});

test("no run over a place without a trend differs from another by more than the repeatability", () => {
  const level = rankedPlaces.filter(({ forecast }) => forecast === "no trend");

  expect(level).toHaveLength(3);
  for (const { values, place } of level) {
    const spread = tenths(Math.max(...values) - Math.min(...values));
    expect(spread, `km ${place.kilometre}`).toBeLessThanOrEqual(REPEATABILITY_MM);
  }
});

test("a place that was worked on names its values before and after the work, and their change since", () => {
  const worked = rankedPlaces.filter(({ forecast }) => forecast === "after work");
  for (const { place, values } of worked) {
    const [before = 0, after = 0, latest = 0] = values.slice(-3);
    expect(place.reason).toContain(`from ${before.toFixed(1)} to ${after.toFixed(1)} mm`);
    expect(place.reason).toContain(`changed by ${tenths(latest - after)} mm`);
  }
});

test("alignment of the hot rail has changed by less than the repeatability since the run before, as its reason says", () => {
  const hot = rankedPlaces.find(({ forecast }) => forecast === "weather")?.place;
  const reading = readAround(hot?.kilometre ?? 0);

  expect(hot?.reason).toContain(`less than the repeatability of ${REPEATABILITY_MM} mm`);
  for (const lane of facts.alignment.lanes) {
    const [before, latest] = [LATEST - 1, LATEST].map((run) => largestIn(reading, lane, run).value);
    expect((latest ?? 0) - (before ?? 0)).toBeLessThan(REPEATABILITY_MM);
  }
});

test("a place for today has words for the headline of the report, and one on the approach of a bridge lies before the bridge, as its words say", () => {
  for (const { act, found } of places) expect(found !== undefined).toBe(act !== undefined);
  const approaches = places.filter(({ where }) => where.includes("approach of the bridge"));

  expect(approaches).not.toHaveLength(0);
  for (const { kilometre, short, reason } of approaches) {
    const ends = bridges.map((bridge) => bridge.kilometre * 1000 - bridge.length / 2);
    const distances = ends.map((end) => end - kilometre * 1000).filter((each) => each > 0);

    expect(short).toContain("before the bridge");
    expect(reason).toContain(`${Math.round(Math.min(...distances))}\u00a0m before`);
  }
});

test("ranks places beyond the threshold first, then those that reach it soonest, then those without a trend, the weather last, and only those that cannot wait are urgent today", () => {
  const days = rankedPlaces.map(({ beyond, forecast }) => {
    if (beyond && forecast !== "weather") return 0;
    return typeof forecast === "object" ? forecast.day - lastDay : null;
  });

  expect(days[0]).toBe(0);
  expect(days.slice(-3)).toEqual([null, null, null]);
  const forecasts = days.filter((each) => each !== null);
  expect(forecasts).toEqual(forecasts.toSorted((a, b) => a - b));
  expect(rankedPlaces.map(({ rank }) => rank)).toEqual(places.map((_, index) => index + 1));
  const today = rankedPlaces.filter(({ urgency }) => urgency === "today");
  expect(today.map(({ place }) => place.kilometre)).toEqual([33.43, 19.46]);
});

test("a place that a person has to judge comes before those that reach their threshold after the next run", () => {
  const found = rankedPlaces.findIndex(({ place }) => place.unsure !== undefined);

  for (const { forecast } of rankedPlaces.slice(0, found))
    if (typeof forecast === "object")
      expect(forecast.day - lastDay).toBeLessThanOrEqual(DAYS_BETWEEN_RUNS);
});

test.each<[number, Partial<RankedPlace>]>([
  [33.43, { rank: 1, forecast: "beyond" }],
  [16.82, { urgency: "first", forecast: "one step" }],
  [45.02, { forecast: "after work" }],
  [4.29, { forecast: "no trend" }],
  [31.93, { rank: rankedPlaces.length, forecast: "weather", beyond: true, urgency: "planned" }],
])(
  "km %d is not extrapolated, and has the rank and urgency of its case: %o",
  (kilometre, expected) => {
    expect(rankedPlaces.find(({ place }) => place.kilometre === kilometre)).toMatchObject(expected);
  },
);

const withGauge = places.find(({ parameter }) => parameter === "gauge") as Place;

test("small growth is a trend if the line through all runs rises by more than the repeatability", () => {
  expect(forecastOf(withGauge, [2, 2.2, 2.1, 2.4, 2.3, 2.5], 22)).toBe("no trend");
  expect(forecastOf(withGauge, [2, 2.2, 2.4, 2.5, 2.7, 2.9], 22)).toHaveProperty("slope");
});

test.each([
  ["on one day if it grows evenly", [2, 4, 6, 8, 10, 12], 2, 105, 105, 105],
  ["between the lines through its last runs", [2, 3, 5, 8, 12, 17], 4.5, 23.33, 21, 26.25],
])("a gauge reaches its threshold %s", (_when, values, growth, middle, first, last) => {
  expect(forecastOf(withGauge, values, 22)).toEqual({
    slope: expect.closeTo(growth / DAYS_BETWEEN_RUNS),
    day: expect.closeTo(lastDay + middle),
    earliest: expect.closeTo(lastDay + first),
    latest: expect.closeTo(lastDay + last),
  });
});
