import { expect, test } from "vitest";
import { journey } from "./milestones.ts";

test("milestones are in ascending order along the line", () => {
  const positions = journey.map((milestone) => milestone.position);

  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...positions)).toBeLessThanOrEqual(1);
});
