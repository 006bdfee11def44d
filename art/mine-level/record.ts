import { assumptions } from "../../shared/content/mine-level/stopping.ts";
import { fleet, legOf, walkers } from "./fleet.ts";
import {
  centrelineAt,
  distance,
  driftBetween,
  drifts,
  elevationOn,
  isDeadEnd,
  levelSize,
  limitOn,
  type Point,
  pointOn,
} from "./level.ts";
import { seesPerson } from "./people.ts";
import { alongDrift, poseOf, walkerPoint } from "./poses.ts";
import { wallsAround } from "./position-filter.ts";
import { gradeOf, type Moment, STEP_S, simulate } from "./simulate.ts";
import { hasLineOfSight, outlines } from "./walls.ts";

/** Between the middles of two vehicles whose bodies are nearer than the 70 m of a driver's display. */
const NEAR_M = 82;

const tenths = (value: number) => Math.round(value * 10);

/** The browser loads positions and directions in coarse steps, in fewer bytes: decimetres and degrees. */
const steps = { position: 2.5, heading: 4 };

/** One moment a second. */
export const moments = simulate(assumptions).filter((_, index) => (index * STEP_S) % 1 === 0);

/** What the fleet map and the driver's display show. Lengths are in decimetres, times in seconds from the start. */
export function shiftOf() {
  return {
    steps,
    vehicles: fleet.map(({ name, mark, length, width }, vehicle) => {
      const states = moments.flatMap((moment) => moment.vehicles[vehicle] ?? []);
      const poses = states.map((state) => poseOf(vehicle, state));
      return {
        name,
        mark,
        length,
        width,
        x: differencesOf(poses.map(({ at }) => at[0] * 10), steps.position),
        y: differencesOf(poses.map(({ at }) => at[1] * 10), steps.position),
        heading: differencesOf(
          withoutJumps(poses.map(({ heading }) => (heading * 180) / Math.PI)),
          steps.heading,
        ),
        // Rounded up, so that the stopping distance from it is not too short.
        kmh: states.map(({ speed }) => Math.ceil(speed * 3.6 - 0.05)),
        /** Two standard deviations along the drift. */
        spread: states.map(({ variance }) => Math.max(1, tenths(2 * Math.sqrt(variance)))),
        age: changesOf(states.map(({ ageS }) => Math.round(ageS))),
        state: changesOf(moments.map((moment) => stateOf(moment, vehicle))),
      };
    }),
    /** By the second: the people whom the sensors of vehicles see, with the indexes of these vehicles. */
    people: changesOf(moments.map(peopleSeen)),
    /** By the second: pairs of vehicles near each other without rock between them. */
    sights: changesOf(moments.map(pairsInSight)),
    silentRoad: silentRoad(),
    drifts: drifts.map(({ name }, drift) => ({ name, kmh: limitOn(drift) })),
  };
}

/** The first value, then the difference of each from the one before, in whole steps. */
function differencesOf(values: readonly number[], step: number): number[] {
  const whole = values.map((value) => Math.round(value / step));
  return whole.map((value, index) => value - (whole[index - 1] ?? 0));
}

/** Directions in degrees, each at most half a turn from the one before. */
function withoutJumps(degrees: readonly number[]): number[] {
  let last = 0;
  return degrees.map((each) => (last += ((((each - last + 180) % 360) + 360) % 360) - 180));
}

/** Each value that differs from the one before, with its index. */
function changesOf<Value>(values: readonly Value[]): [number, Value][] {
  return values.flatMap((value, index): [number, Value][] =>
    index > 0 && JSON.stringify(value) === JSON.stringify(values[index - 1])
      ? []
      : [[index, value]],
  );
}

/** What a vehicle does, for whom, in which drift, whether it is loaded, and the grade in percent. */
function stateOf({ vehicles }: Moment, vehicle: number) {
  const state = vehicles[vehicle];
  if (!state) throw new Error(`There is no vehicle ${vehicle}`);
  const { drift, isLoaded, to } = legOf(vehicle, state.leg);
  const other = state.doing === "waits" ? state.other : undefined;
  const fixed = [drift, isLoaded ? 1 : 0, gradeOf(vehicle, state.leg)] as const;
  if (fleet[vehicle]?.isPosted) return ["drills", -1, ...fixed];
  if (state.doing === "stands" && isDeadEnd(to)) {
    const does = fleet[vehicle]?.loads.includes(to)
      ? "loads"
      : fleet[vehicle]?.unloads.includes(to)
        ? "unloads"
        : "stands";
    return [does, -1, ...fixed];
  }
  return [state.doing, other ?? -1, ...fixed];
}

function peopleSeen({ vehicles, walkers: people }: Moment) {
  return walkers.flatMap((_, walker) => {
    const person = people[walker];
    if (!person) return [];
    const by = fleet.flatMap((_vehicle, vehicle) => {
      const state = vehicles[vehicle];
      return state && seesPerson(vehicle, state, walker, person) ? [vehicle] : [];
    });
    const at = walkerPoint(walker, person).map(tenths);
    return by.length > 0 ? [{ at, by }] : [];
  });
}

function pairsInSight({ vehicles }: Moment): [number, number][] {
  const points = vehicles.map((state, vehicle) => poseOf(vehicle, state).at);
  return points.flatMap((a, one) =>
    points.flatMap((b, other): [number, number][] =>
      one < other && distance(a, b) < NEAR_M && hasLineOfSight(a, b) ? [[one, other]] : [],
    ),
  );
}

/** The road without radio from where a vehicle loses it to the edge of the map, a point every 4 m, in decimetres. */
function silentRoad(): number[][] {
  const ramp = [driftBetween("R2", "R1"), driftBetween("R1", "R0"), driftBetween("R0", "RX")];
  const points: Point[] = ramp.flatMap(({ drift }) => {
    const { length } = centrelineAt(drift);
    const steps = Math.round(length / 4);
    return Array.from({ length: steps + 1 }, (_, step) =>
      pointOn(drift, length * (1 - step / steps)),
    );
  });
  return points.filter(([, south]) => south <= levelSize[1]).map((point) => point.map(tenths));
}

/** Path data in tenths of a metre. After the first point each is relative to the one before, which takes half the bytes. */
function closedPath(points: readonly Point[]): string {
  const [start = [], ...rest] = points.map((point) => point.map(tenths));
  const text = (place: readonly number[]) => place.map((value) => value / 10).join(" ");
  let before = start;
  const moves = rest.map((place) => {
    const move = place.map((value, axis) => value - (before[axis] ?? 0));
    before = place;
    return text(move);
  });
  return `M${text(start)}l${moves.join(" ")}z`;
}

/** What the server alone reads: the walls as path data, and for each vehicle and second the elevation and the sensors behind its position. */
export function levelOf() {
  return {
    walls: outlines.map(closedPath).join(""),
    elevations: fleet.map((_, vehicle) =>
      moments.map(({ vehicles }) => {
        const { leg = 0, along = 0 } = vehicles[vehicle] ?? {};
        const { drift } = legOf(vehicle, leg);
        return tenths(elevationOn(drift, alongDrift(legOf(vehicle, leg), along)));
      }),
    ),
    unmatched: fleet.map((_, vehicle) =>
      changesOf(
        moments.map(({ vehicles }) => {
          const state = vehicles[vehicle];
          return state !== undefined && wallsAround(vehicle, state) === "even" ? 1 : 0;
        }),
      ),
    ),
  };
}
