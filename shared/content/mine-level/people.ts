import { fleet, legOf, walkers } from "./fleet.ts";
import { distance } from "./level.ts";
import {
  alongDrift,
  poseOf,
  type RoutePlace,
  routePoint,
  type WalkerPlace,
  walkerPoint,
} from "./poses.ts";
import { hasLineOfSight, SENSOR_RANGE_M } from "./walls.ts";

export interface WalkerState extends WalkerPlace {
  /** The niche that the person walks to. */
  target: 0 | 1;
  /** Seconds that the person still stands in the niche. */
  restS: number;
}

const WALK = 1.3;
const REST_S = 12;
/** Seconds from the drift into a niche. */
const STEP_ASIDE_S = 2;

export function startWalker(walker: number): WalkerState {
  const [along = 0] = walkers[walker]?.niches ?? [];
  return { along, inNiche: 1, target: 0, restS: REST_S + walker * 9 };
}

/** A person walks from niche to niche, and leaves a niche only if no vehicle is in sight. */
export function moveWalker(
  walker: number,
  state: WalkerState,
  vehicles: readonly RoutePlace[],
  seconds: number,
): WalkerState {
  const { niches } = walkers[walker] ?? { niches: [0, 0] };
  const goal = niches[state.target];
  const isThere = Math.abs(goal - state.along) < 0.05;
  if (isThere && state.inNiche < 1) {
    return { ...state, inNiche: Math.min(1, state.inNiche + seconds / STEP_ASIDE_S) };
  }
  const nearest = vehicleInSight(walker, state, vehicles);
  if (isThere) return rest(state, nearest !== undefined, seconds);
  if (state.inNiche > 0) {
    return { ...state, inNiche: Math.max(0, state.inNiche - seconds / STEP_ASIDE_S) };
  }
  const target = nearest ? awayFrom(walker, nearest) : state.target;
  const way = niches[target] - state.along;
  const along = state.along + Math.sign(way) * Math.min(Math.abs(way), WALK * seconds);
  return { ...state, target, along };
}

function rest(state: WalkerState, isVehicleNear: boolean, seconds: number): WalkerState {
  if (isVehicleNear) return { ...state, restS: REST_S };
  if (state.restS > 0) return { ...state, restS: state.restS - seconds };
  return { ...state, target: state.target === 0 ? 1 : 0, restS: REST_S };
}

/** The niche that is farther from a vehicle. */
function awayFrom(walker: number, [x, y]: readonly [number, number]): 0 | 1 {
  const { niches } = walkers[walker] ?? { niches: [0, 0] };
  const [first, second] = niches.map((along) =>
    distance(walkerPoint(walker, { along, inNiche: 1 }), [x, y]),
  );
  return (first ?? 0) > (second ?? 0) ? 0 : 1;
}

/** The place of the first vehicle that a person sees. */
function vehicleInSight(
  walker: number,
  state: WalkerPlace,
  vehicles: readonly RoutePlace[],
): readonly [number, number] | undefined {
  const here = walkerPoint(walker, state);
  return vehicles
    .map((place, vehicle) => routePoint(vehicle, place))
    .find((at) => distance(at, here) < SENSOR_RANGE_M && hasLineOfSight(at, here));
}

/** True if a vehicle's own sensor has the person in its line of sight. */
export function seesPerson(
  vehicle: number,
  place: RoutePlace,
  walker: number,
  person: WalkerPlace,
): boolean {
  const { at } = poseOf(vehicle, place);
  const there = walkerPoint(walker, person);
  return distance(at, there) < SENSOR_RANGE_M && hasLineOfSight(at, there);
}

export interface PersonAhead {
  /** Metres from the vehicle's front along its way; negative beside it. */
  gap: number;
  isInNiche: boolean;
}

/** The person on a vehicle's way, if its sensor sees them. */
export function personAhead(
  vehicle: number,
  place: RoutePlace,
  walker: number,
  person: WalkerPlace,
): PersonAhead | undefined {
  const { length = 0 } = fleet[vehicle] ?? {};
  const leg = legOf(vehicle, place.leg);
  const next = legOf(vehicle, place.leg + 1);
  const on = walkers[walker]?.drift;
  let gap: number;
  if (on === leg.drift) gap = alongDrift(leg, person.along) - place.along - length / 2;
  else if (on === next.drift)
    gap = leg.length - place.along + alongDrift(next, person.along) - length / 2;
  else return undefined;
  if (gap < -length - 1 || gap > SENSOR_RANGE_M) return undefined;
  if (!seesPerson(vehicle, place, walker, person)) return undefined;
  return { gap, isInNiche: person.inNiche === 1 };
}
