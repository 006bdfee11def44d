import { expect, test } from "vitest";
import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import { distance, placeNames } from "../../../shared/content/mine-level/level.ts";
import {
  peopleInSight,
  recordOf,
  reportsAt,
  vehicleAt,
} from "../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../shared/content/mine-level/replay-choice.ts";
import { STEP_S } from "../../../shared/content/mine-level/simulate.ts";
import { hasLineOfSight, SENSOR_RANGE_M } from "../../../shared/content/mine-level/walls.ts";
import { lying, pointIn, upright } from "./layouts.ts";
import { isCovered, placePlates } from "./plates.ts";

const record = recordOf(assumptionsOf(stills.fleet));
const times = record.moments.map((_, index) => index * STEP_S);

test("a person is drawn only in a vehicle's own line of sight", () => {
  let drawn = 0;
  for (const time of times) {
    for (const [vehicle] of fleet.entries()) {
      const view = vehicleAt(record, vehicle, time);
      for (const person of peopleInSight(record, view, time)) {
        drawn += 1;
        expect(distance(view.pose.at, person)).toBeLessThan(SENSOR_RANGE_M);
        expect(hasLineOfSight(view.pose.at, person)).toBe(true);
      }
    }
  }

  expect(drawn).toBeGreaterThan(100);
});

test("rock between two drifts ends the line of sight", () => {
  expect(hasLineOfSight([190, 84], [208, 183])).toBe(false);
  expect(hasLineOfSight([160, 90], [208, 183])).toBe(false);
});

test.each([
  ["lying", lying],
  ["upright", upright],
] as const)("on the %s map no plate covers another one or leaves the map", (_, layout) => {
  const [width, height] = layout.plate;
  const { corner, size } = layout.view;
  for (const time of times) {
    const vehicles = reportsAt(record, time).map(({ pose }) => pointIn(layout, pose.at));
    const plates = placePlates(vehicles, layout);
    for (const [index, [x, y]] of plates.entries()) {
      expect(Math.abs(x - corner[0] - size[0] / 2), `${time} s`).toBeLessThanOrEqual(
        (size[0] - width) / 2,
      );
      expect(Math.abs(y - corner[1] - size[1] / 2), `${time} s`).toBeLessThanOrEqual(
        (size[1] - height) / 2,
      );
      for (const [ox, oy] of plates.slice(0, index)) {
        expect(Math.abs(x - ox) >= width || Math.abs(y - oy) >= height, `${time} s`).toBe(true);
      }
    }
  }
});

test("no plate covers a name on the lying map, nor on the upright one at first", () => {
  const namesUnder = (time: number, layout: typeof lying) => {
    const vehicles = reportsAt(record, time).map(({ pose }) => pointIn(layout, pose.at));
    const plates = placePlates(vehicles, layout);
    return placeNames.filter((place) => isCovered(place, plates, layout)).map(({ text }) => text);
  };

  expect(times.flatMap((time) => namesUnder(time, lying))).toEqual([]);
  expect(namesUnder(stills.fleet.at, upright)).toEqual([]);
});
