import { expect, test } from "vitest";
import { capital, contextOf, numberOf } from "./figure.ts";
import { type CompanyFigure, figures } from "./figures.ts";

test("a number includes its unit and qualifier, begins a sentence with a capital letter, and its context ends without a full stop", () => {
  expect(numberOf(figures.trackLength)).toBe("1,300\u00a0km");
  expect(capital(numberOf(figures.culvertImages))).toBe("Over\u00a05,000");
  expect(contextOf(figures.manualLabour)).toBe("of manual labour");
});

test("every company figure has its context and its limits, and no count that repeats the context", () => {
  for (const figure of Object.values<CompanyFigure>(figures)) {
    const { context, counts = "Words of its own.", excludes } = figure;
    for (const sentence of [context, counts, excludes]) expect(sentence).toMatch(/\.$/);
    expect(wordsOf(context)).not.toEqual(expect.arrayContaining(wordsOf(counts)));
  }
});

/** Without the ends of words, by which only their forms differ. */
function wordsOf(sentence: string): string[] {
  return (sentence.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));
}
