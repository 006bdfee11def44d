import { expect, test } from "vitest";
import { culvertSheet } from "./culvert-sheet.ts";
import { tenths } from "./example-line/measure.ts";
import { places } from "./example-line/places.ts";
import { railsOf } from "./example-line/rails.ts";
import { rankedPlaces } from "./example-line/rank.ts";
import { LATEST, runDates } from "./example-line/runs.ts";
import { placeNames } from "./mine-level/level.ts";
import { distance, lengthOf, type Point } from "./mine-level/lines.ts";
import { meeting } from "./mine-level/meeting.ts";
import {
  EXCERPT_S,
  fleet,
  isOld,
  reportOf,
  TRUCK_1,
  TRUCK_3,
  type VehicleView,
  vehicleAt,
  wayFrom,
} from "./mine-level/record.ts";
import { sunkRail } from "./point-clouds.ts";

const seconds = Array.from({ length: EXCERPT_S }, (_, second) => second);
const viewsAt = (second: number) => fleet.map((_, vehicle) => vehicleAt(vehicle, second));
const all = seconds.flatMap(viewsAt);
const markOf = ({ vehicle }: VehicleView) => fleet[vehicle]?.mark;

test("distances add up: a vehicle moves as far in a second as its speed says, and its way is as long as asked", () => {
  for (const [vehicle] of fleet.entries()) {
    for (const second of seconds.slice(1)) {
      const [before, now] = [vehicleAt(vehicle, second - 1), vehicleAt(vehicle, second)];
      const metres = distance(before.pose.at, now.pose.at);
      expect(metres).toBeLessThan((Math.max(before.kmh, now.kmh) + 1.5) / 3.6 + 0.8);
    }
  }
  const way = lengthOf(wayFrom(vehicleAt(TRUCK_3, meeting.warned.at), 15));
  expect(Math.abs(way - 15)).toBeLessThan(1.5);
});

test("a loader stands at the drawpoint where a truck loads, for two minutes", () => {
  const loading = all.filter(({ doing }) => doing === "loads");
  expect(loading.length).toBeGreaterThan(100);
  for (const truck of loading) {
    const [loader] = viewsAt(truck.time).filter(
      (each) => each.doing === "fills" && each.other === truck.vehicle,
    );
    expect(loader?.drift, `${markOf(truck)} after ${truck.time} s`).toBe(truck.drift);
    expect(distance(truck.pose.at, loader?.pose.at ?? [0, 0])).toBeLessThan(15);
  }
  expect(loading.filter(({ vehicle }) => vehicle === TRUCK_3)).toHaveLength(121);
});

test("speeds keep the posted limits, which are low in dead ends", () => {
  for (const view of all)
    expect(view.kmh, `${markOf(view)}, ${view.drift}`).toBeLessThanOrEqual(view.limitKmh);
  const limits = new Map(all.map(({ drift, limitKmh }) => [drift, limitKmh]));
  for (const deadEnd of ["workshop", "ore pass 1", "drawpoint 2", "drawpoint 5", "heading"])
    expect(limits.get(deadEnd), deadEnd).toBe(8);
});

test("a loaded vehicle never waits for an empty one", () => {
  const waiting = all.filter(({ doing, isLoaded }) => doing === "waits" && isLoaded);
  const empty = waiting.filter(({ other, time }) => !vehicleAt(other, time).isLoaded);
  expect(empty.map((view) => `${markOf(view)} after ${view.time} s`)).toEqual([]);
});

test("a silent truck can be on all of the road that grows since its one last report", () => {
  const silent = seconds.map((second) => reportOf(TRUCK_3, second)).filter(isOld);
  expect(silent.length).toBeGreaterThan(40);
  expect(new Set(silent.map(({ time }) => time)).size).toBe(1);
  for (const [index, report] of silent.slice(1).entries()) {
    expect(report.reachM).toBeGreaterThanOrEqual(silent[index]?.reachM ?? 0);
    expect(report.ageS - (silent[index]?.ageS ?? 0)).toBe(1);
  }
  expect(silent.at(-1)?.canBeBeyond).toBe(true);
});

test("every drift that the table names has a name on the map", () => {
  const named = placeNames.map(({ text }) => text.toLowerCase());
  for (const { drift } of all) expect(named).toContain(drift);
});

test("the case study has the values of the recorded meeting", () => {
  const junction: Point = [152, 190];
  const ahead = (vehicle: number, from: number) => {
    const points: Point[] = [];
    for (const { pose } of seconds.slice(from).map((second) => vehicleAt(vehicle, second))) {
      const last = points.at(-1);
      if (
        last &&
        distance(last, junction) < 9 &&
        distance(pose.at, junction) > distance(last, junction)
      )
        break;
      points.push(pose.at);
    }
    return Math.round(lengthOf(points) - (fleet[vehicle]?.length ?? 0) / 2);
  };
  for (const { at, a, b } of Object.values(meeting))
    expect([ahead(TRUCK_3, at), ahead(TRUCK_1, at)], `after ${at} s`).toEqual([a, b]);
  expect(vehicleAt(TRUCK_3, meeting.warned.at).kmh).toBe(meeting.warned.kmh);
  expect(vehicleAt(TRUCK_3, meeting.acted.at)).toMatchObject({
    doing: "waits",
    other: TRUCK_1,
    kmh: 0,
  });
});

test("the scan has the left rail of the line at km 33.43, against the design, the run before and a chord of 62 ft", () => {
  const at = (run: number) => railsOf({ first: 33_430, step: 1, size: 1 })(run).leftVertical;
  const [now, before] = [at(LATEST), at(LATEST - 1)];

  expect(Math.round(-(now.moved[0] ?? 0))).toBe(sunkRail.below);
  expect(tenths((before.moved[0] ?? 0) - (now.moved[0] ?? 0))).toBe(sunkRail.sinceLast);
  expect(Math.round(-(now.offset[0] ?? 0))).toBe(sunkRail.onChord);
});

test("a place of the line has one state at one time", () => {
  expect(new Set(places.map(({ kilometre }) => kilometre)).size).toBe(places.length);
  expect(rankedPlaces).toHaveLength(places.length);
  for (const { values } of rankedPlaces) expect(values).toHaveLength(runDates.length);
  expect(new Set(culvertSheet.map(({ km }) => km)).size).toBe(culvertSheet.length);
});
