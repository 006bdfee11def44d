import { expect, test } from "vitest";
import { forecastOf } from "./forecast.ts";
import { type Place, places } from "./places.ts";
import { type RankedPlace, rankedPlaces as ranked } from "./rank.ts";
import { DAYS_BETWEEN_RUNS, lastDay } from "./runs.ts";

test("ranks places beyond the threshold first, then those that reach it soonest, then those without a trend, the weather last, and only those that cannot wait are urgent today", () => {
  const days = ranked.map(({ beyond, forecast }) => {
    if (beyond && forecast !== "weather") return 0;
    return typeof forecast === "object" ? forecast.day - lastDay : null;
  });

  expect(days[0]).toBe(0);
  expect(days.slice(-3)).toEqual([null, null, null]);
  const forecasts = days.filter((each) => each !== null);
  expect(forecasts).toEqual(forecasts.toSorted((a, b) => a - b));
  expect(ranked.map(({ rank }) => rank)).toEqual(places.map((_, index) => index + 1));
  const today = ranked.filter(({ urgency }) => urgency === "today");
  expect(today.map(({ place }) => place.kilometre)).toEqual([33.43, 19.46]);
});

test("a place that a person has to judge comes before those that reach their threshold after the next run", () => {
  const found = ranked.findIndex(({ place }) => place.unsure !== undefined);

  for (const { forecast } of ranked.slice(0, found))
    if (typeof forecast === "object")
      expect(forecast.day - lastDay).toBeLessThanOrEqual(DAYS_BETWEEN_RUNS);
});

test.each<[number, Partial<RankedPlace>]>([
  [33.43, { rank: 1, forecast: "beyond" }],
  [16.82, { urgency: "first", forecast: "one step" }],
  [45.02, { forecast: "after work" }],
  [4.29, { forecast: "no trend" }],
  [31.93, { rank: ranked.length, forecast: "weather", beyond: true, urgency: "planned" }],
])(
  "km %d is not extrapolated, and has the rank and urgency of its case: %o",
  (kilometre, expected) => {
    expect(ranked.find(({ place }) => place.kilometre === kilometre)).toMatchObject(expected);
  },
);

const withGauge = places.find(({ parameter }) => parameter === "gauge") as Place;

test.each([
  [
    "has no trend if the line through all runs rises by less",
    [2, 2.2, 2.1, 2.4, 2.3, 2.5],
    "string",
  ],
  [
    "has a trend if the line through all runs rises by more",
    [2, 2.2, 2.4, 2.5, 2.7, 2.9],
    "object",
  ],
])("small growth %s than the repeatability", (_when, values, type) => {
  expect(typeof forecastOf(withGauge, values, 22)).toBe(type);
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
