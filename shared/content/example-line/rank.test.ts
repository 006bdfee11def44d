import { expect, test } from "vitest";
import { forecastOf, slopeOf } from "./forecast.ts";
import { places } from "./places.ts";
import { rankedPlaces as ranked } from "./rank.ts";
import { dayOf, lastDay, runDays } from "./runs.ts";

const rankedAt = (kilometre: number) => ranked.find(({ place }) => place.kilometre === kilometre);

test("ranks places beyond the threshold first, then those that reach it soonest, then those without a trend, the weather last", () => {
  const days = ranked.map(({ beyond, forecast }) => {
    if (beyond && forecast !== "weather") return 0;
    return typeof forecast === "object" ? forecast.day - lastDay : null;
  });

  expect(days[0]).toBe(0);
  expect(days.slice(-3)).toEqual([null, null, null]);
  expect(ranked.at(-1)?.forecast).toBe("weather");
  const forecasts = days.filter((each) => each !== null);
  expect(forecasts).toEqual(forecasts.toSorted((a, b) => a - b));
  expect(ranked.map(({ rank }) => rank)).toEqual(places.map((_, index) => index + 1));
});

test("the places that cannot wait are urgent today and first", () => {
  const today = ranked.filter(({ urgency }) => urgency === "today");
  expect(today.map(({ place, rank }) => [place.kilometre, rank])).toEqual([
    [33.43, 1],
    [19.46, 2],
  ]);
});

test("a past temperature is last and as planned, also beyond its threshold", () => {
  expect(ranked.at(-1)).toMatchObject({ beyond: true, forecast: "weather", urgency: "planned" });
});

test("a place that the software is unsure about is looked at next, whatever its growth", () => {
  expect(rankedAt(16.82)).toMatchObject({ urgency: "next", forecast: "one step" });
});

test.each([
  [31.93, "weather"],
  [45.02, "after work"],
  [4.29, "no trend"],
  [33.43, "beyond"],
])("km %d is not extrapolated: %s", (kilometre, reason) => {
  expect(rankedAt(kilometre)?.forecast).toBe(reason);
});

test("extrapolates even growth to the day on which it reaches the threshold", () => {
  const place = places.find(({ parameter }) => parameter === "gauge");
  if (!place) throw new Error("There is no place with a gauge");
  const values = [2, 4, 6, 8, 10, 12];

  const forecast = forecastOf(place, values, 22);

  expect(forecast).toMatchObject({ day: dayOf("2026-12-08"), earliest: dayOf("2026-12-08") });
  expect(slopeOf(values, 3)).toBeCloseTo(2 / 21);
  expect(runDays[1]).toBe((runDays[0] ?? 0) + 21);
});

test("a forecast is as wide as the lines through the last two to four runs differ", () => {
  const place = places.find(({ parameter }) => parameter === "gauge");
  if (!place) throw new Error("There is no place with a gauge");

  const forecast = forecastOf(place, [2, 3, 5, 8, 12, 17], 22);

  expect(forecast).toMatchObject({ earliest: lastDay + 21, latest: lastDay + 26.25 });
});
