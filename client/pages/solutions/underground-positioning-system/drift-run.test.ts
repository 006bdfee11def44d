import { expect, test } from "vitest";
import { driftRun, evenParts, shownOf, stepsOf } from "./drift-run.ts";

const run = driftRun();

test("the uncertainty grows in even lining and falls at the opening after it", () => {
  const parts = evenParts(run);

  expect(parts).toHaveLength(2);
  for (const [first, last] of parts) {
    const after = run.slice(run.indexOf(last)).slice(0, 12);
    expect(last.uncertainty).toBeGreaterThan(first.uncertainty * 1.5);
    expect(Math.min(...after.map(({ uncertainty }) => uncertainty))).toBeLessThan(
      last.uncertainty / 2,
    );
  }
});

test("the vehicle drives west all the time", () => {
  for (const [index, { pose }] of run.entries()) {
    expect(pose.at[0]).toBeLessThanOrEqual(run[index - 1]?.pose.at[0] ?? pose.at[0]);
  }
});

test("the uncertainty is small at the first and third step, and large between them", () => {
  const isSmall = stepsOf(shownOf(run)).map(({ uncertainty }) => uncertainty < 0.5);

  expect(isSmall).toEqual([true, false, true]);
});
