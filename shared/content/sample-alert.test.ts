import { expect, test } from "vitest";
import { figures } from "./figures.ts";
import { sampleAlert } from "./sample-alert.ts";

test("the window of the sample alert holds the hours of heavy rain, and no other hour has as much", () => {
  const { rainByHour, window } = sampleAlert;
  const inside = rainByHour.slice(window.from, window.until);
  const outside = [...rainByHour.slice(0, window.from), ...rainByHour.slice(window.until)];

  expect(rainByHour).toHaveLength(figures.forecast.value);
  expect(Math.min(...inside)).toBeGreaterThan(Math.max(...outside) * 1.5);
});
