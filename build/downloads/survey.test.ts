import { expect, test } from "vitest";
import { curves, LINE_LENGTH } from "../../shared/content/example-line/line-design.ts";
import { coordinatesAt, spotAt } from "./survey.ts";

test("the line turns in each curve by its angle, to the side of the curve", () => {
  for (const { from, to, spiral, radius } of curves) {
    const turn = spotAt(from - 20).heading - spotAt(to + 20).heading;

    expect(turn, `curve at ${from} m`).toBeCloseTo((to - from - spiral) / radius, 2);
  }
});

test("neighbouring points are as far apart as their places on the line, in the open sea at the equator", () => {
  for (let metres = 0; metres < LINE_LENGTH; metres += 500) {
    const [here, there] = [spotAt(metres), spotAt(metres + 20)];
    const { latitude, longitude } = coordinatesAt(metres);

    expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(20, 1);
    expect(Math.abs(latitude)).toBeLessThan(0.2);
    expect(longitude).toBeGreaterThanOrEqual(0);
    expect(longitude).toBeLessThan(0.5);
  }
});
