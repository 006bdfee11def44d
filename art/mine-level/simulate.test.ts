import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bodyOf } from "../../shared/content/mine-level/bodies.ts";
import { fleet, walkers } from "./fleet.ts";
import { distance, type Point } from "./level.ts";
import { gapsToNiches, peopleAhead } from "./people.ts";
import { poseOf, walkerPoint } from "./poses.ts";
import { levelOf, shiftOf } from "./record.ts";
import { assumptions, stoppingDistance } from "../../shared/content/mine-level/stopping.ts";
import { gradeOf, type Moment, STEP_S, simulate, speedToStopWithin } from "./simulate.ts";
import { clearanceAt } from "./walls.ts";

/** Bodies of two vehicles never come closer, and neither do a body and a person. */
const VEHICLE_GAP_M = 1.5;
const PERSON_GAP_M = 2;
/** In all; a vehicle that waits longer blocks another one that waits for it. */
const LONGEST_WAIT_S = 90;

describe("the excerpt of the shift", () => {
  const moments = simulate(assumptions);

  test(`no two vehicles come closer than ${VEHICLE_GAP_M} m`, () => {
    const close = moments.flatMap((moment, index) => {
      const bodies = bodiesOf(moment);
      return bodies.flatMap((body, vehicle) =>
        bodies
          .slice(0, vehicle)
          .flatMap((other, index2) =>
            gapBetween(body, other) < VEHICLE_GAP_M
              ? [`${fleet[vehicle]?.mark} and ${fleet[index2]?.mark} after ${index * STEP_S} s`]
              : [],
          ),
      );
    });

    expect(close).toEqual([]);
  });

  test(`no vehicle comes closer than ${PERSON_GAP_M} m to a person`, () => {
    const gaps = moments.flatMap((moment) =>
      moment.walkers.flatMap((place, walker) => {
        const point = walkerPoint(walker, place);
        return bodiesOf(moment).map((body) => gapBetween(body, [point, point]));
      }),
    );

    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PERSON_GAP_M);
  });

  test("a vehicle first sees a person from farther away than its stopping distance, and brakes when the reaction time is over", () => {
    const sightings = fleet.flatMap((_, vehicle) =>
      moments.flatMap((moment, index) => {
        const before = moments[index - 1]?.vehicles[vehicle];
        const [now, reacted] = [index, index + assumptions.reactionS / STEP_S].map(
          (at) => moments[at]?.vehicles[vehicle],
        );
        const isFirst = now?.doing === "stops" && before && before.doing !== "stops";
        return isFirst && reacted ? [{ vehicle, now, before, reacted }] : [];
      }),
    );

    expect(sightings.length).toBeGreaterThan(1);
    for (const { vehicle, now, before, reacted } of sightings) {
      const { total } = stoppingDistance(before.speed, gradeOf(vehicle, now.leg), assumptions);
      expect(now.gap).toBeGreaterThan(total);
      expect([now.speed, reacted.speed < now.speed]).toEqual([before.speed, before.speed > 0]);
    }
  });

  test("before a person has signalled, no vehicle is faster than it can stop before the person, seen or not", () => {
    const tooFast = moments.flatMap(({ vehicles, walkers: people }, index) =>
      vehicles.flatMap((state, vehicle) => {
        const { total } = stoppingDistance(state.speed, gradeOf(vehicle, state.leg), assumptions);
        const gaps = peopleAhead(vehicle, state, people, true).map(({ gap }) => gap);
        const isTooFast = gaps.some((gap) => gap >= 0 && gap < total);
        return isTooFast && state.doing !== "creeps"
          ? [`${fleet[vehicle]?.mark} after ${index * STEP_S} s`]
          : [];
      }),
    );

    expect(tooFast).toEqual([]);
  });

  test("a vehicle stands before it passes a person, then passes at 5 km/h", () => {
    for (const [vehicle] of fleet.entries()) {
      const states = moments.flatMap(({ vehicles }) => vehicles[vehicle] ?? []);
      const passes = states.flatMap((state, index) => {
        const before = states[index - 1];
        const begins = state.doing === "creeps" && before && before.doing !== "creeps";
        return begins ? [before.speed] : [];
      });

      const creeping = states.filter(({ doing }) => doing === "creeps");
      expect(passes.filter((speed) => speed > 0)).toEqual([]);
      expect(creeping.filter(({ speed }) => speed > 5 / 3.6)).toEqual([]);
    }
  });

  test("no vehicle is faster than 5 km/h while a part of it is beside a safety bay", () => {
    const tooFast = moments.flatMap(({ vehicles }, index) =>
      vehicles.flatMap((state, vehicle) => {
        const { mark, length } = fleet[vehicle] ?? { length: 0 };
        const isBeside = gapsToNiches(vehicle, state).some((gap) => gap <= 0 && gap >= -length);
        return isBeside && state.speed > 5 / 3.6 ? [`${mark} after ${index * STEP_S} s`] : [];
      }),
    );

    expect(tooFast).toEqual([]);
  });

  test("every vehicle stays between the walls and goes on", () => {
    for (const [vehicle] of fleet.entries()) {
      const states = moments.flatMap(({ vehicles }) => vehicles[vehicle] ?? []);
      const outside = states.filter((state) =>
        bodyOf({ vehicle, pose: poseOf(vehicle, state) }).some((corner) => clearanceAt(corner) < 0),
      );
      const waits = states.filter(({ doing, speed }) => doing === "waits" && speed === 0);

      expect(outside).toEqual([]);
      expect(waits.length * STEP_S).toBeLessThan(LONGEST_WAIT_S);
    }
  });

  test("the committed record is that of this shift", () => {
    const committed = (name: string) =>
      JSON.parse(readFileSync(`shared/content/mine-level/${name}.json`, "utf8"));

    expect(committed("shift")).toEqual(JSON.parse(JSON.stringify(shiftOf())));
    expect(committed("level")).toEqual(JSON.parse(JSON.stringify(levelOf())));
  });

  test("every person walks from niche to niche", () => {
    for (const [walker, { niches }] of walkers.entries()) {
      const places = moments.map((moment) => moment.walkers[walker]?.along);
      for (const niche of niches) expect(places).toContain(niche);
    }
  });
});

function bodiesOf({ vehicles }: Moment): Point[][] {
  return vehicles.map((state, vehicle) => bodyOf({ vehicle, pose: poseOf(vehicle, state) }));
}

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

test.each([-14, 0, 14])("the speed to stop within a distance is its inverse at %i %%", (grade) => {
  const wet = { friction: 0.3, reactionS: 1.5 };
  const speed = 20 / 3.6;
  const { total } = stoppingDistance(speed, grade, wet);

  expect(speedToStopWithin(total, grade, wet)).toBeCloseTo(speed);
});

test("a vehicle stands on a grade that is steeper than its grip", () => {
  expect(speedToStopWithin(100, -25, { friction: 0.2, reactionS: 1.5 })).toBe(0);
});
