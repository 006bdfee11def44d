import { expect, test } from "vitest";
import { places } from "./example-line/places.ts";
import { heatDay, limitC, limitPassedAt, limitPassedUntil, ruleOfThumb } from "./heat-day.ts";
import { caseStudyOf } from "./products/case-studies.ts";

const moments = caseStudyOf("track-temperature-sensor").moments.flatMap((moment) =>
  "hour" in moment ? [moment] : [],
);

test("the rail is below neutral at 08:00, above it from 11:00 to 17:00 and below it at 21:00", () => {
  const isAbove = (hour: number) => heatDay.rail(hour) > heatDay.neutral;

  expect([8, 11, 14, 17, 21].map(isAbove)).toEqual([false, true, true, true, false]);
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
