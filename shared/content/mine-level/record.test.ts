import { expect, test } from "vitest";
import { DRILL_1, fleet, LOADER_1, LOADER_2, SERVICE_1, TRUCK_2, TRUCK_3 } from "./fleet.ts";
import { distance, drifts, placeNames } from "./level.ts";
import { movedSince, peopleInSight, reachesEnd, recordOf, reportsAt, vehicleAt } from "./record.ts";
import { assumptionsOf, stills } from "./replay-choice.ts";

const { at, vehicle } = stills.fleet;
const record = recordOf(assumptionsOf(stills.fleet));

test("each named index is that of the vehicle with this mark", () => {
  const named = [TRUCK_2, TRUCK_3, LOADER_1, LOADER_2, DRILL_1, SERVICE_1];

  expect(named.map((index) => fleet[index]?.mark)).toEqual(["T2", "T3", "L1", "L2", "D1", "S1"]);
});

test("the ground since an old report is as long as the number beside it, and ends where the ramp does", () => {
  const [, , truck3] = reportsAt(record, at);
  const since = truck3?.since ?? [];
  const metres = since.reduce((sum, point, k) => sum + distance(since[k - 1] ?? point, point), 0);
  const halfATruck = 5;

  expect(Math.abs(metres - (truck3 ? movedSince(truck3) : 0))).toBeLessThan(halfATruck);
  expect(distance(since.at(-1) ?? [0, 0], [16, 258])).toBeLessThan(halfATruck);
});

test("only a vehicle that drives can have reached the end since its report", () => {
  const [, , truck3] = reportsAt(record, at);

  expect(truck3 && reachesEnd(truck3)).toBe(true);
  expect(
    truck3 && reachesEnd({ ...truck3, state: { ...truck3.state, speed: 0, along: 1000 } }),
  ).toBe(false);
});

test("every drift that the table can name has a name on the map", () => {
  const onMap = placeNames.map(({ text }) => text.toLowerCase());
  expect([...new Set(drifts.map(({ name }) => name))].sort()).toEqual(onMap.sort());
});

test("the vehicle that the fleet map shows first stops for a person in its scan", () => {
  const view = vehicleAt(record, vehicle, at - 1);
  const [person = [0, 0]] = peopleInSight(record, view, at - 1);
  expect(view.state.doing).toBe("stops");
  expect(Math.abs(person[0] - view.pose.at[0])).toBeLessThan(34);
  expect(Math.abs(person[1] - view.pose.at[1])).toBeLessThan(21);
});
