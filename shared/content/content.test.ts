import { expect, test } from "vitest";
import { figures } from "./figures.ts";
import { journey } from "./journey.ts";

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
