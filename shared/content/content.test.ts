import { expect, test } from "vitest";
import { type CompanyFigure, figures } from "./figures.ts";

test("every company figure has its context and its limits, and no count that repeats the context", () => {
  for (const figure of Object.values<CompanyFigure>(figures)) {
    const { context, counts = "Words of its own.", excludes } = figure;
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
