import { expect, test } from "vitest";
import { chartSvg } from "./chart.ts";

const row = (name: string, micros: number) => ({
  name,
  micros,
  spread: [micros, micros] as const,
  ratios: {},
});

/** Where the bars begin and end, by class. */
function barsOf(svg: string) {
  return [...svg.matchAll(/<rect class="(\w+)" x="\d+" y="\d+" width="(\d+)"/g)].map(
    ([, kind, width]) => ({ kind, width: Number(width) }),
  );
}

test("ten times the cost is as much further to the right, wherever it stands", () => {
  const [ten, hundred, thousand] = barsOf(
    chartSvg([row("page", 10), row("live", 100), row("late", 1000)], "Cost"),
  );

  expect(ten?.width).toBe(0);
  expect(thousand?.width).toBeCloseTo(2 * (hundred?.width ?? 0), -1);
});

test("what is not the site is drawn apart, and what leaves the scale ends at its edge", () => {
  const svg = chartSvg([row("raw page", 20), row("page", 23), row("late", 90_000)], "Cost");

  expect(barsOf(svg).map(({ kind }) => kind)).toEqual(["baseline", "site", "site"]);
  expect(barsOf(svg)[2]?.width).toBeLessThan(760);
});
