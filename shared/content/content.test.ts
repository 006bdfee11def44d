import { expect, test } from "vitest";
import { type CompanyFigure, figures } from "./figures.ts";

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
