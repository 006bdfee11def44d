import { describe, expect, test } from "vitest";
import { decisionsOf } from "./decisions.ts";
import { fleet, walkers } from "./fleet.ts";
import { distance, type Point } from "./level.ts";
import { bodyOf, poseOf, walkerPoint } from "./poses.ts";
import { assumptionsOf, floorNames, reactions, stills } from "./replay-choice.ts";
import { type Moment, STEP_S, simulate } from "./simulate.ts";
import { clearanceAt } from "./walls.ts";

/** Bodies of two vehicles never come closer, and neither do a body and a person. */
const VEHICLE_GAP_M = 1.5;
const PERSON_GAP_M = 2;
/** A vehicle that waits longer blocks another one that waits for it. */
const LONGEST_WAIT_S = 60;

const assumptions = floorNames.flatMap((floor) =>
  reactions.map((reaction) => ({ floor, reaction })),
);

describe.each(assumptions)("on a $floor floor, with a reaction of $reaction s", (choice) => {
  const moments = simulate(assumptionsOf(choice));

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

  test("vehicles stop for people once to three times", () => {
    const stops = decisionsOf(moments).filter(({ text }) => text.includes(" stops: a person"));

    expect(stops.length).toBeGreaterThanOrEqual(1);
    expect(stops.length).toBeLessThanOrEqual(3);
  });

  test("every vehicle stays between the walls and goes on", () => {
    for (const [vehicle] of fleet.entries()) {
      const states = moments.flatMap(({ vehicles }) => vehicles[vehicle] ?? []);
      const outside = states.filter((state) =>
        bodyOf(vehicle, poseOf(vehicle, state)).some((corner) => clearanceAt(corner) < 0),
      );
      const waits = states.filter(({ doing, speed }) => doing === "waits" && speed === 0);

      expect(outside).toEqual([]);
      expect(waits.length * STEP_S).toBeLessThan(LONGEST_WAIT_S);
    }
  });
});

describe("with the assumptions of the still", () => {
  const moments = simulate(assumptionsOf(stills.fleet));

  test("the same assumptions give the same excerpt", () => {
    expect(simulate(assumptionsOf(stills.fleet))).toEqual(moments);
  });

  test("the uncertainty grows with the way and falls at each match", () => {
    const variances = moments.flatMap(({ vehicles }) => vehicles[0]?.variance ?? []);
    const steps = variances.slice(1).map((variance, index) => variance - (variances[index] ?? 0));

    expect(Math.max(...steps)).toBeLessThan(0.012 * 20 * STEP_S);
    expect(steps.filter((step) => step < -0.01).length).toBeGreaterThan(20);
  });

  test("on the ramp without radio, the position ages", () => {
    const ages = moments.flatMap(({ vehicles }) => vehicles[2]?.ageS ?? []);

    expect(Math.max(...ages)).toBeGreaterThan(60);
    expect(Math.min(...ages)).toBe(1);
  });

  test("the decisions are in the order of time, and some give way to a loaded vehicle", () => {
    const decisions = decisionsOf(moments);
    const times = decisions.map(({ time }) => time);

    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(decisions.filter(({ text }) => text.includes("which is loaded"))).not.toEqual([]);
    expect(decisions.filter(({ text }) => text.includes(" stops: a person"))).not.toEqual([]);
  });

  test("every person walks from niche to niche", () => {
    for (const [walker, { niches }] of walkers.entries()) {
      const places = moments.map((moment) => moment.walkers[walker]?.along);
      for (const niche of niches) expect(places).toContain(niche);
    }
  });
});

function bodiesOf({ vehicles }: Moment): Point[][] {
  return vehicles.map((state, vehicle) => bodyOf(vehicle, poseOf(vehicle, state)));
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
