import { expect, test } from "vitest";
import { parsePublishedAt } from "./published-at.ts";

test.each([
  ["2025-09-09", "2025-09-09T00:00:00Z"],
  ["2025-09-09T12:00:00Z", "2025-09-09T12:00:00Z"],
  ["2025-09-09 12:30", "2025-09-09T12:30:00Z"],
  ["2025-09-09 12:00:00.123456+00", "2025-09-09T12:00:00.123456+00:00"],
  ["2025-09-09T12:00:00-0530", "2025-09-09T12:00:00-05:30"],
])("%s is converted to %s", (text, expected) => {
  expect(parsePublishedAt(text)).toBe(expected);
});

test.each(["", "soon", "2025-13-01", "2025-02-30", "2025-02-03T25:00", "09/09/2025", "2025-9-9"])(
  "%j is not a date",
  (text) => {
    expect(parsePublishedAt(text)).toBeUndefined();
  },
);
