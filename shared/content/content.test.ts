import { expect, test } from "vitest";
import { type CompanyFigure, figures } from "./figures.ts";
import { journey } from "./journey.ts";

test("every company figure has its context and its limits, and no definition that repeats the context", () => {
  for (const { context, definition } of Object.values<CompanyFigure>(figures)) {
    const { counts = "Words of its own.", excludes } = definition;
    expect(context).toMatch(/\.$/);
    expect(counts).toMatch(/\.$/);
    expect(excludes).toMatch(/\.$/);
    expect(wordsOf(counts).filter((word) => !wordsOf(context).includes(word))).not.toEqual([]);
  }
});

/** Without the ends of words, by which only their forms differ. */
function wordsOf(sentence: string): string[] {
  return (sentence.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));
}

test("milestones are in ascending order along the line", () => {
  const positions = journey.map((milestone) => milestone.position);

  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...positions)).toBeLessThanOrEqual(1);
});
