import { expect, test } from "vitest";
import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import { bodyOf } from "../../../shared/content/mine-level/poses.ts";
import { recordOf } from "../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../shared/content/mine-level/replay-choice.ts";
import { STEP_S } from "../../../shared/content/mine-level/simulate.ts";
import { stoppingDistance } from "../../../shared/content/mine-level/stopping.ts";
import { cabViewAt, partAround } from "./cab-view.ts";

const assumptions = assumptionsOf(stills.cab);
const record = recordOf(assumptions);

test("the parts of the stopping distance belong to the speed shown, and add up as printed", () => {
  for (const [index] of record.moments.entries()) {
    for (const [vehicle] of fleet.entries()) {
      const { kmh, grade, stopping } = cabViewAt(record, vehicle, index * STEP_S, assumptions);
      const [reaction, braking, total] = [stopping.reaction, stopping.braking, stopping.total].map(
        (metres) => Number(metres.toFixed(1)),
      ) as [number, number, number];
      const expected = stoppingDistance(kmh / 3.6, grade, assumptions);

      expect(reaction + braking).toBeCloseTo(total, 6);
      expect(reaction).toBe(Number(expected.reaction.toFixed(1)));
      expect(braking).toBe(Number(expected.braking.toFixed(1)));
    }
  }
});

test("the still shows the other vehicle whole, with a margin", () => {
  const { pose, others } = cabViewAt(record, stills.cab.vehicle, stills.cab.at, assumptions);
  const { corner, size } = partAround(pose);

  const points = others.flatMap((other) => bodyOf(other.vehicle, other.pose));
  expect(points).not.toHaveLength(0);
  for (const [x, y] of points) {
    expect(Math.abs(x - corner[0] - size[0] / 2)).toBeLessThan(size[0] * 0.46);
    expect(Math.abs(y - corner[1] - size[1] / 2)).toBeLessThan(size[1] * 0.46);
  }
});
