import { expect, test } from "vitest";
import { miningProductSlugs, railwayProductSlugs } from "../paths.ts";
import { caseStudiesOf } from "./case-studies.ts";
import { figures } from "./figures.ts";
import { journey } from "./journey.ts";

test("every product has a case study in its industry", () => {
  expect(caseStudiesOf("railways").map((study) => study.product)).toEqual([...railwayProductSlugs]);
  expect(caseStudiesOf("mining").map((study) => study.product)).toEqual([...miningProductSlugs]);
});

test("every company figure has its context and its definition", () => {
  for (const { context, definition } of Object.values(figures)) {
    expect(context).toMatch(/\.$/);
    expect(definition.counts).toMatch(/\.$/);
    expect(definition.excludes).toMatch(/\.$/);
  }
});

test("milestones are in ascending order along the line", () => {
  const positions = journey.map((milestone) => milestone.position);

  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...positions)).toBeLessThanOrEqual(1);
});
