import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bodyOf } from "../../shared/content/mine-level/bodies.ts";
import { fleet } from "./fleet.ts";
import { centrelineAt, distance, drifts, elevationOn, type Point } from "./level.ts";
import { gapsToNiches, peopleAhead } from "./people.ts";
import { poseOf, walkerPoint } from "./poses.ts";
import { levelOf, shiftOf } from "./record.ts";
import { assumptions, stoppingDistance } from "../../shared/content/mine-level/stopping.ts";
import { type Doing, gradeOf, STEP_S, simulate, speedToStopWithin } from "./simulate.ts";
import { clearanceAt } from "./walls.ts";

const SLOW = 5 / 3.6;
const moments = simulate(assumptions);
const bodies = moments.map(({ vehicles }) =>
  vehicles.map((state, vehicle) => bodyOf({ vehicle, pose: poseOf(vehicle, state) })),
);
/** Each vehicle at each moment. */
const states = moments.flatMap(({ vehicles, walkers: people }, index) =>
  vehicles.map((state, vehicle) => {
    const before = moments[index - 1]?.vehicles[vehicle];
    const name = `${fleet[vehicle]?.mark} after ${index * STEP_S} s`;
    return { state, vehicle, people, before, name, index };
  }),
);
const namesOf = (found: typeof states) => found.map(({ name }) => name);
const begins = ({ state, before }: (typeof states)[number], doing: Doing) =>
  state.doing === doing && before !== undefined && before.doing !== doing;
const stopsIn = ({ vehicle, state }: (typeof states)[number], speed = state.speed) =>
  stoppingDistance(speed, gradeOf(vehicle, state.leg), assumptions).total;

test("no two vehicles come closer than 1.5 m, and no vehicle closer than 2 m to a person", () => {
  const gaps = bodies.flatMap((all) =>
    all.flatMap((body, vehicle) => all.slice(0, vehicle).map((other) => gapBetween(body, other))),
  );
  const gapsToPeople = moments.flatMap(({ walkers: people }, index) =>
    people.flatMap((place, walker) => {
      const point = walkerPoint(walker, place);
      return (bodies[index] ?? []).map((body) => gapBetween(body, [point, point]));
    }),
  );

  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1.5);
  expect(Math.min(...gapsToPeople)).toBeGreaterThanOrEqual(2);
});

test("a vehicle first sees a person from farther away than its stopping distance, and brakes when the reaction time is over", () => {
  const sightings = states.filter((each) => begins(each, "stops"));

  expect(sightings.length).toBeGreaterThan(1);
  for (const sighting of sightings) {
    const { vehicle, state, index, name } = sighting;
    const speed = sighting.before?.speed ?? 0;
    const reacted = moments[index + assumptions.reactionS / STEP_S]?.vehicles[vehicle];
    expect(state.gap, name).toBeGreaterThan(stopsIn(sighting, speed));
    expect(state.speed, name).toBe(speed);
    expect((reacted?.speed ?? 0) < speed, name).toBe(speed > 0);
  }
});

test("before a person has signalled, no vehicle is faster than it can stop before the person, seen or not", () => {
  const tooFast = states.filter((each) => {
    const gaps = peopleAhead(each.vehicle, each.state, each.people, true).map(({ gap }) => gap);
    return each.state.doing !== "creeps" && gaps.some((gap) => gap >= 0 && gap < stopsIn(each));
  });

  expect(namesOf(tooFast)).toEqual([]);
});

test("a vehicle stands before it passes a person, then passes at 5 km/h, as it does beside a safety bay", () => {
  const rolling = states.filter((each) => begins(each, "creeps") && each.before?.speed !== 0);
  const tooFast = states.filter(({ vehicle, state }) => {
    const length = fleet[vehicle]?.length ?? 0;
    const isBeside = gapsToNiches(vehicle, state).some((gap) => gap <= 0 && gap >= -length);
    return (state.doing === "creeps" || isBeside) && state.speed > SLOW;
  });

  expect(namesOf(rolling)).toEqual([]);
  expect(namesOf(tooFast)).toEqual([]);
});

test("every vehicle stays between the walls, and waits less than 90 s, so that none blocks another that waits for it", () => {
  const outside = bodies.flat(2).filter((corner) => clearanceAt(corner) < 0);

  expect(outside).toEqual([]);
  for (const [vehicle, { mark }] of fleet.entries()) {
    const waits = states.filter(
      ({ vehicle: each, state }) => each === vehicle && state.doing === "waits" && state.speed === 0,
    );
    expect(waits.length * STEP_S, mark).toBeLessThan(90);
  }
});

test("the committed record is that of this shift", () => {
  const committed = (name: string) =>
    JSON.parse(readFileSync(`shared/content/mine-level/${name}.json`, "utf8"));

  expect(committed("shift")).toEqual(JSON.parse(JSON.stringify(shiftOf())));
  expect(committed("level")).toEqual(JSON.parse(JSON.stringify(levelOf())));
});

test("the elevations of a drift's ends agree with its grade", () => {
  for (const [drift, { grade }] of drifts.entries()) {
    const { length } = centrelineAt(drift);
    const rise = elevationOn(drift, length) - elevationOn(drift, 0);
    expect(Math.abs((rise / length) * 100 - grade)).toBeLessThan(0.5);
  }
});

/** The distance between two outlines that do not overlap; 0 or less than their sizes if they do. */
function gapBetween(a: readonly Point[], b: readonly Point[]): number {
  const from = (points: readonly Point[], outline: readonly Point[]) =>
    points.flatMap((point) =>
      outline.map((start, index) =>
        distanceToLine(point, start, outline[(index + 1) % outline.length] ?? start),
      ),
    );
  return Math.min(...from(a, b), ...from(b, a));
}

function distanceToLine(point: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [vx, vy] = [bx - ax, by - ay];
  const length = vx * vx + vy * vy;
  const along = length === 0 ? 0 : ((point[0] - ax) * vx + (point[1] - ay) * vy) / length;
  const t = Math.max(0, Math.min(1, along));
  return distance(point, [ax + vx * t, ay + vy * t]);
}

test.each([-14, 0, 14])("the speed to stop within a distance is its inverse at %i %%, and 0 on a grade that is steeper than the grip", (grade) => {
  const { total } = stoppingDistance(5, grade, assumptions);

  expect(speedToStopWithin(total, grade, assumptions)).toBeCloseTo(5);
  expect(speedToStopWithin(total, -25, { friction: 0.2, reactionS: 1.5 })).toBe(0);
});
