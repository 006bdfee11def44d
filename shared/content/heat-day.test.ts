import { expect, test } from "vitest";
import { places } from "./example-line/places.ts";
import { heatDay, limitC, limitPassedAt, limitPassedUntil, ruleOfThumb } from "./heat-day.ts";
import { caseStudyOf } from "./products/case-studies.ts";

const moments = caseStudyOf("track-temperature-sensor").moments.flatMap((moment) =>
  "hour" in moment ? [moment] : [],
);
const quarters = Array.from({ length: 97 }, (_, quarter) => quarter / 4);

test("the rail temperature is even: the day begins as it ends, and its slope changes little from one quarter of an hour to the next", () => {
  const slopes = quarters.map((hour) => (heatDay.rail(hour + 0.25) - heatDay.rail(hour)) * 4);

  const changes = slopes.slice(1).map((slope, index) => Math.abs(slope - (slopes[index] ?? 0)));
  expect(Math.max(...changes)).toBeLessThan(1.3);
  expect(heatDay.rail(24)).toBeCloseTo(heatDay.rail(0), 1);
});

test("the rail is below neutral at 08:00, above it from 11:00 to 17:00 and below it at 21:00", () => {
  const isAbove = (hour: number) => heatDay.rail(hour) > heatDay.neutral;

  expect([8, 11, 14, 17, 21].map(isAbove)).toEqual([false, true, true, true, false]);
});

test("the rail peaks between the sun, at about 13:20, and the air", () => {
  const warmest = (at: (hour: number) => number) =>
    quarters.reduce((peak, hour) => (at(hour) > at(peak) ? hour : peak));

  expect(warmest(heatDay.rail)).toBeGreaterThan(14);
  expect(warmest(heatDay.rail)).toBeLessThan(warmest(heatDay.air));
  expect(warmest(heatDay.air)).toBeGreaterThanOrEqual(16);
  expect(warmest(heatDay.air)).toBeLessThanOrEqual(17);
});

test("the rail passes the limit, which the rule of thumb does not expect, and its place on the line says so", () => {
  expect(limitPassedAt).toBe("14:20");
  expect(ruleOfThumb).toBeLessThan(limitC);
  const place = places.find(({ kilometre }) => kilometre === heatDay.kilometre);
  expect(place?.reason).toContain(`from ${limitPassedAt} to ${limitPassedUntil},`);
});

test("the case study has the warning at the minute in which the rail passes the limit", () => {
  const warned = moments.filter(({ when }) => when === limitPassedAt);

  expect(
    warned.map(({ hour }) => [hour - 0.1, hour + 0.1].map((at) => heatDay.rail(at) > limitC)),
  ).toEqual([[false, true]]);
});
