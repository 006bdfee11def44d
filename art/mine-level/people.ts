import { fleet, legOf, walkers } from "./fleet.ts";
import { distance } from "./level.ts";
import {
  alongDrift,
  type RoutePlace,
  routePoint,
  type WalkerPlace,
  walkerPoint,
} from "./poses.ts";
import { hasLineOfSight, SENSOR_RANGE_M } from "./walls.ts";

interface WalkerState extends WalkerPlace {
  /** The niche that the person walks to. */
  target: 0 | 1;
  /** Seconds that the person still stands in the niche. */
  restS: number;
}

const WALK = 1.3;
const REST_S = 12;
/** The same at the start of the shift. Chosen for this example. */
const FIRST_REST_S = 13;
/** Seconds from the drift into a niche. */
const STEP_ASIDE_S = 2;

export function startWalker(walker: number): WalkerState {
  const [along = 0] = walkers[walker]?.niches ?? [];
  return { along, inNiche: 1, target: 0, restS: FIRST_REST_S + walker * 9 };
}

/** A person walks from niche to niche, and leaves a niche only if no vehicle is seen or heard. */
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
  const nearest = vehicleNear(walker, state, vehicles);
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

/** A person hears a vehicle this near behind rock too. */
const HEARD_M = 30;

/** The place of the first vehicle that a person sees or hears. */
function vehicleNear(
  walker: number,
  state: WalkerPlace,
  vehicles: readonly RoutePlace[],
): readonly [number, number] | undefined {
  const here = walkerPoint(walker, state);
  return vehicles
    .map((place, vehicle) => routePoint(vehicle, place))
    .find((at) => {
      const metres = distance(at, here);
      return metres < HEARD_M || (metres < SENSOR_RANGE_M && hasLineOfSight(at, here));
    });
}

/** True if the sensor at a vehicle's front has the person in its line of sight. */
export function seesPerson(
  vehicle: number,
  { leg, along }: RoutePlace,
  walker: number,
  person: WalkerPlace,
): boolean {
  const { length = 0 } = fleet[vehicle] ?? {};
  const front = routePoint(vehicle, { leg, along: along + length / 2 });
  const there = walkerPoint(walker, person);
  return distance(front, there) < SENSOR_RANGE_M && hasLineOfSight(front, there);
}

export interface PersonAhead {
  walker: number;
  /** Metres from the vehicle's front along its way; negative beside it. */
  gap: number;
  isInNiche: boolean;
  isInSight: boolean;
}

/**
 * The people on a vehicle's way whom its sensor sees. A vehicle that already stops for people also counts those whom
 * its sensor sees no longer.
 */
export function peopleAhead(
  vehicle: number,
  place: RoutePlace,
  people: readonly WalkerPlace[],
  isHeeding: boolean,
): PersonAhead[] {
  return people.flatMap((person, walker) => {
    const gap = gapTo(vehicle, place, walker, person.along);
    if (gap === undefined) return [];
    const isInSight = seesPerson(vehicle, place, walker, person);
    return isInSight || isHeeding
      ? [{ walker, gap, isInNiche: person.inNiche === 1, isInSight }]
      : [];
  });
}

/** Metres from a vehicle's front to a place on a person's drift, if that is this leg or the next one of its route. */
function gapTo(
  vehicle: number,
  place: RoutePlace,
  walker: number,
  along: number,
): number | undefined {
  const { length = 0 } = fleet[vehicle] ?? {};
  const leg = legOf(vehicle, place.leg);
  const next = legOf(vehicle, place.leg + 1);
  const front = place.along + length / 2;
  const on = walkers[walker]?.drift;
  let gap: number;
  if (on === leg.drift) gap = alongDrift(leg, along) - front;
  else if (on === next.drift) gap = leg.length + alongDrift(next, along) - front;
  else return undefined;
  return gap < -length - 1 || gap > SENSOR_RANGE_M ? undefined : gap;
}

/** Metres from a vehicle's front to each niche on its way; negative beside it. */
export function gapsToNiches(vehicle: number, place: RoutePlace): number[] {
  return walkers.flatMap(({ niches }, walker) =>
    niches.flatMap((along) => {
      const gap = gapTo(vehicle, place, walker, along);
      return gap === undefined ? [] : [gap];
    }),
  );
}

/** Since when a vehicle knows of people ahead. */
export interface Heed {
  /** Seconds since its sensor first saw one of them; 0 if no person is ahead. */
  seenS: number;
  /** Seconds that it has stood before people in niches. */
  stoodS: number;
}

/** The same after a step with these people ahead. */
export function heedAfter(
  { speed, seenS, stoodS }: Heed & { speed: number },
  ahead: readonly PersonAhead[],
  seconds: number,
): Heed {
  if (ahead.length === 0) return { seenS: 0, stoodS: 0 };
  const isStanding = speed === 0 && ahead.every((each) => each.isInNiche && each.isInSight);
  return { seenS: seenS + seconds, stoodS: stoodS + (isStanding ? seconds : 0) };
}
