import { expect, test } from "vitest";
import { longDate, monthAndYear, shortDate } from "./format.ts";

test("a date is the day in UTC in every time zone, in American English, in each form of the specification", () => {
  const lastMinuteOfTheYear = new Date("2025-12-31T23:59:00.000Z");

  expect(longDate(lastMinuteOfTheYear)).toBe("December 31, 2025");
  expect(shortDate(lastMinuteOfTheYear)).toBe("Dec 31, 2025");
  expect(monthAndYear(lastMinuteOfTheYear)).toBe("December 2025");
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2025, month, 9));
    expect(longDate(date)).toBe(date.toLocaleDateString("en-US", options));
  }
});
