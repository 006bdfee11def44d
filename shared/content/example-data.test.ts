import { expect, test } from "vitest";
import { culvertSheet } from "./culvert-sheet.ts";
import { tenths } from "./example-line/measure.ts";
import { places } from "./example-line/places.ts";
import { railsOf } from "./example-line/rails.ts";
import { rankedPlaces } from "./example-line/rank.ts";
import { LATEST, runDates } from "./example-line/runs.ts";
import { heatDay, limitC, limitPassedAt, limitPassedUntil, ruleOfThumb } from "./heat-day.ts";
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
import { assumptions } from "./mine-level/stopping.ts";
import { sunkRail } from "./point-clouds.ts";
import { caseStudyOf } from "./products/case-studies.ts";

const seconds = Array.from({ length: EXCERPT_S }, (_, second) => second);
const viewsAt = (second: number) => fleet.map((_, vehicle) => vehicleAt(vehicle, second));
const all = seconds.flatMap(viewsAt);
const markOf = ({ vehicle }: VehicleView) => fleet[vehicle]?.mark;

test("distances add up: a vehicle moves as far in a second as its speed says, and its way is as long as asked", () => {
  for (const now of all.filter(({ time }) => time > 0)) {
    const before = vehicleAt(now.vehicle, now.time - 1);
    const metres = distance(before.pose.at, now.pose.at);
    expect(metres).toBeLessThan((Math.max(before.kmh, now.kmh) + 1.5) / 3.6 + 0.8);
  }
  const way = lengthOf(wayFrom(vehicleAt(TRUCK_3, meeting.warned.at), 15));
  expect(Math.abs(way - 15)).toBeLessThan(1.5);
});

test("trucks load at chutes for two minutes, loaders carry rock from drawpoints to ore passes, and the drill stays at the face", () => {
  const drifts = (mark: string, doing: string) => {
    const views = all.filter((view) => markOf(view)?.[0] === mark && view.doing === doing);
    return [...new Set(views.map(({ drift }) => drift))].sort();
  };
  expect(drifts("T", "loads")).toEqual(["chute 2", "chute 5"]);
  expect(drifts("L", "loads")).toEqual(["drawpoint 3", "drawpoint 4"]);
  expect(drifts("L", "unloads")).toEqual(["ore pass 1", "ore pass 2"]);
  const loading = all.filter(({ doing, vehicle }) => doing === "loads" && vehicle === TRUCK_3);
  expect(Math.abs(loading.length - 120)).toBeLessThan(10);
  for (const { doing, drift } of all.filter((view) => markOf(view) === "D1"))
    expect([doing, drift]).toEqual(["drills", "heading"]);
});

test("a driver who is warned keeps the speed until the reaction time is over", () => {
  const warned = all.filter(
    ({ vehicle, time, doing }) =>
      time > 0 && doing === "waits" && vehicleAt(vehicle, time - 1).doing === "drives",
  );
  expect(warned.length).toBeGreaterThan(5);
  for (const view of warned) {
    const reacted = vehicleAt(view.vehicle, view.time + Math.ceil(assumptions.reactionS));
    if (reacted.doing === "waits")
      expect(reacted.kmh, `${markOf(view)} after ${view.time} s`).toBe(view.kmh);
  }
});

test("speeds keep the posted limits, which are low in dead ends, and every drift has a name on the map", () => {
  const named = placeNames.map(({ text }) => text.toLowerCase());
  for (const view of all) {
    expect(view.kmh, `${markOf(view)}, ${view.drift}`).toBeLessThanOrEqual(view.limitKmh);
    expect(named).toContain(view.drift);
  }
  const limits = new Map(all.map(({ drift, limitKmh }) => [drift, limitKmh]));
  for (const deadEnd of ["workshop", "ore pass 1", "drawpoint 3", "chute 2", "chute 5", "heading"])
    expect(limits.get(deadEnd), deadEnd).toBe(8);
});

test("a loaded vehicle never waits for an empty one, and no vehicle waits for a light one", () => {
  const classOf = (view: VehicleView) => (markOf(view) === "S1" ? 0 : view.isLoaded ? 2 : 1);
  const waiting = all.filter(({ doing }) => doing === "waits");
  const wrong = waiting.filter((view) => classOf(vehicleAt(view.other, view.time)) < classOf(view));
  expect(waiting.length).toBeGreaterThan(100);
  expect(wrong.map((view) => `${markOf(view)} after ${view.time} s`)).toEqual([]);
});

test("a silent truck can be on all of the road that grows since its one last report", () => {
  const silent = seconds.map((second) => reportOf(TRUCK_3, second)).filter(isOld);
  expect(silent.length).toBeGreaterThan(40);
  expect(new Set(silent.map(({ time }) => time)).size).toBe(1);
  for (const [index, report] of silent.slice(1).entries()) {
    expect(report.reachM).toBeGreaterThanOrEqual(silent[index]?.reachM ?? 0);
    expect(report.ageS - (silent[index]?.ageS ?? 0)).toBe(1);
  }
  expect(silent.at(-1)?.reachM).toBe(Number.POSITIVE_INFINITY);
});

test("the case study has the values of the recorded meeting", () => {
  const junction: Point = [152, 190];
  const ahead = (vehicle: number, from: number) => {
    const points: Point[] = [];
    for (const { pose } of seconds.slice(from).map((second) => vehicleAt(vehicle, second))) {
      const last = points.at(-1) ?? pose.at;
      const left = distance(last, junction);
      if (left < 9 && distance(pose.at, junction) > left) break;
      points.push(pose.at);
    }
    return Math.floor(lengthOf(points) - (fleet[vehicle]?.length ?? 0) / 2);
  };
  for (const { at, truck3, truck1 } of Object.values(meeting))
    expect([ahead(TRUCK_3, at), ahead(TRUCK_1, at)], `after ${at} s`).toEqual([truck3, truck1]);
  expect(vehicleAt(TRUCK_3, meeting.warned.at).kmh).toBe(meeting.warned.kmh);
  const acted = vehicleAt(TRUCK_3, meeting.acted.at);
  expect(acted).toMatchObject({ doing: "waits", other: TRUCK_1, kmh: 0 });
});

test("the scan has the left rail of the line at km 33.43, against the design, the run before and a chord of 62 ft", () => {
  const at = (run: number) => railsOf({ first: 33_430, step: 1, size: 1 })(run).leftVertical;
  const [now, before] = [at(LATEST), at(LATEST - 1)];

  expect(Math.round(-(now.moved[0] ?? 0))).toBe(sunkRail.below);
  expect(tenths((before.moved[0] ?? 0) - (now.moved[0] ?? 0))).toBe(sunkRail.sinceLast);
  expect(Math.round(-(now.offset[0] ?? 0))).toBe(sunkRail.onChord);
});

test("a place of the line has one state at one time", () => {
  expect(new Set(rankedPlaces.map(({ place }) => place.kilometre)).size).toBe(places.length);
  for (const { values } of rankedPlaces) expect(values).toHaveLength(runDates.length);
  expect(new Set(culvertSheet.map(({ km }) => km)).size).toBe(culvertSheet.length);
});

test("the rail is below neutral at 08:00, above it from 11:00 to 17:00 and below it at 21:00", () => {
  const isAbove = (hour: number) => heatDay.rail(hour) > heatDay.neutral;

  expect([8, 11, 14, 17, 21].map(isAbove)).toEqual([false, true, true, true, false]);
});

test("the rail passes the limit, which the rule of thumb does not expect, and its place on the line says so", () => {
  expect(limitPassedAt).toBe("14:20");
  expect(ruleOfThumb).toBeLessThan(limitC);
  const place = places.find(({ kilometre }) => kilometre === heatDay.kilometre);
  expect(place?.reason).toContain(`from ${limitPassedAt} to ${limitPassedUntil},`);
});

test("the case study has the warning at the minute in which the rail passes the limit", () => {
  const { moments } = caseStudyOf("track-temperature-sensor");
  const warned = moments.flatMap((each) =>
    "hour" in each && each.when === limitPassedAt ? [each.hour] : [],
  );

  expect(warned).toHaveLength(1);
  for (const hour of warned)
    expect([hour - 0.1, hour + 0.1].map((at) => heatDay.rail(at) > limitC)).toEqual([false, true]);
});
