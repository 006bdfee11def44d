import { type Assumptions, decelerationOf } from "../../shared/content/mine-level/stopping.ts";
import { fleet, legOf, walkers } from "./fleet.ts";
import { bay, drifts, isDeadEnd, limitOn } from "./level.ts";
import {
  gapsToNiches,
  type Heed,
  heedAfter,
  moveWalker,
  type PersonAhead,
  peopleAhead,
  startWalker,
} from "./people.ts";
import type { RoutePlace, WalkerPlace } from "./poses.ts";
import { matchScan, type PositionFilter } from "./position-filter.ts";
import { RightOfWay } from "./right-of-way.ts";

/** Seconds between two moments. */
export const STEP_S = 0.5;
/** Seconds of the excerpt. */
export const EXCERPT_S = 360;
/** Before the excerpt, the fleet drives until it has left its first places. */
const LEAD_IN_S = 107;

/**
 * `waits`: for a junction. `slows`: to 5 km/h past a niche. `stops`: for a person ahead. `creeps`: past a person who has
 * signalled from a niche.
 */
export type Doing = "drives" | "stands" | "waits" | "slows" | "stops" | "creeps";

export interface VehicleState extends RoutePlace, PositionFilter, Heed {
  /** m/s */
  speed: number;
  doing: Doing;
  /** The vehicle that it waits for, or the walker that it stops or creeps for. */
  other: number;
  /** Metres from its front to the walker. */
  gap: number;
  /** Seconds since the position that the map has. */
  ageS: number;
  /** Seconds that it still stands at the end of a drift. */
  standS: number;
}

export interface Moment {
  vehicles: readonly VehicleState[];
  walkers: readonly WalkerPlace[];
}

const CREEP = 5 / 3.6;
const CORNER = 8 / 3.6;
const ACCELERATION = 0.7;
/** m/s², for a person in sight who is still far. */
const BRAKING = 1;
/** m/s², for a junction or the end of a drift. */
const CALM_BRAKING = 0.8;
/** A vehicle asks for a junction this many seconds before it has to react. If it has to wait, its driver is warned then. */
const ASK_AHEAD_S = 2;
/** The same for a vehicle that stands or begins to drive. */
const ASK_MARGIN_M = 3;
/** A person in a niche signals when the vehicle has stood for this time. */
const SIGNAL_AFTER_S = 3;
/** From the front of a vehicle at the end of a drift to the rock. */
const END_GAP = 2;

/** Plays the excerpt of a shift. The same assumptions give the same excerpt. */
export function simulate(assumptions: Assumptions): readonly Moment[] {
  const rightOfWay = new RightOfWay();
  let vehicles = fleet.map((_, vehicle) => startVehicle(vehicle, rightOfWay));
  let people = walkers.map((_, walker) => startWalker(walker));
  const moments: Moment[] = [];
  for (let time = -LEAD_IN_S; time < EXCERPT_S; time += STEP_S) {
    const before = vehicles;
    const asking = before.flatMap((state, vehicle) =>
      isAsking(vehicle, state, rightOfWay, assumptions) ? [{ vehicle, ...state }] : [],
    );
    rightOfWay.decide(asking, before.flatMap(comingSoon));
    vehicles = before.map((state, vehicle) => {
      const moved = moveVehicle(vehicle, state, people, rightOfWay, assumptions);
      rightOfWay.release(vehicle, moved);
      return matchScan(vehicle, state, moved, time);
    });
    people = people.map((walker, index) => moveWalker(index, walker, before, STEP_S));
    if (time >= 0) moments.push({ vehicles, walkers: people });
  }
  return moments;
}

/** A vehicle gives way to one that leaves the end of a drift within these seconds. */
const LEAVES_WITHIN_S = 20;

/** A vehicle on its way to a junction. */
function comingSoon(
  state: VehicleState,
  vehicle: number,
): { vehicle: number; leg: number; along: number }[] {
  if (!isDeadEnd(legOf(vehicle, state.leg).to))
    return [{ vehicle, leg: state.leg, along: state.along }];
  const leaves = state.doing === "stands" && state.standS < LEAVES_WITHIN_S;
  return leaves ? [{ vehicle, leg: state.leg + 1, along: 0 }] : [];
}

function startVehicle(vehicle: number, rightOfWay: RightOfWay): VehicleState {
  const { start, length, isPosted } = fleet[vehicle] ?? { start: 0, length: 0 };
  const leg = legOf(vehicle, start);
  const along = isPosted ? endOf(vehicle, start) : holdPoint(leg.length) - length / 2;
  if (!isPosted) rightOfWay.enterLane(vehicle, start);
  return {
    leg: start,
    along,
    speed: 0,
    doing: isPosted ? "stands" : "drives",
    other: -1,
    gap: 0,
    ageS: 1,
    standS: isPosted ? Number.POSITIVE_INFINITY : 0,
    seenS: 0,
    stoodS: 0,
    variance: 0.05,
    sinceMatch: 0,
  };
}

/** Where the middle of a vehicle stands at the end of a drift. */
function endOf(vehicle: number, index: number): number {
  const { length = 0 } = fleet[vehicle] ?? {};
  return legOf(vehicle, index).length - END_GAP - length / 2;
}

/** Where the front of a vehicle waits in the bay of a drift. */
function holdPoint(driftLength: number): number {
  return driftLength / 2 + bay.straight / 2 - 0.5;
}

function isAsking(
  vehicle: number,
  state: VehicleState,
  rightOfWay: RightOfWay,
  assumptions: Assumptions,
): boolean {
  if (rightOfWay.has(vehicle, state.leg) || state.standS > 0) return false;
  const untilBraking = state.speed * (ASK_AHEAD_S + assumptions.reactionS);
  const braking = state.speed ** 2 / (2 * CALM_BRAKING);
  return metresToHold(vehicle, state) < untilBraking + braking + ASK_MARGIN_M;
}

function metresToHold(vehicle: number, { leg, along }: RoutePlace): number {
  const { length = 0 } = fleet[vehicle] ?? {};
  return holdPoint(legOf(vehicle, leg).length) - along - length / 2;
}

/** Percent, positive uphill in the direction of travel. */
export function gradeOf(vehicle: number, leg: number): number {
  const { drift, isForward } = legOf(vehicle, leg);
  const grade = drifts[drift]?.grade ?? 0;
  return isForward ? grade : -grade;
}

function moveVehicle(
  vehicle: number,
  state: VehicleState,
  people: readonly WalkerPlace[],
  rightOfWay: RightOfWay,
  assumptions: Assumptions,
): VehicleState {
  const leg = legOf(vehicle, state.leg);
  if (state.standS > 0) return { ...withAge(state, leg.drift), standS: state.standS - STEP_S };
  const ahead = peopleAhead(vehicle, state, people, state.seenS > 0);
  const limits = [
    ...limitsOf(vehicle, state, rightOfWay, assumptions),
    ...ahead.map((person) => limitForPerson(vehicle, state, person, assumptions)),
  ];
  // Of equal limits, a later one says why the vehicle does not go faster.
  const strictest = limits.reduce((a, b) => (b.speed <= a.speed ? b : a));
  const grade = gradeOf(vehicle, state.leg);
  const slowest = state.speed - decelerationOf(grade, assumptions) * STEP_S;
  const wanted = Math.min(strictest.speed, state.speed + ACCELERATION * STEP_S);
  const speed = Math.max(0, wanted < 0.15 ? 0 : wanted, slowest);
  const moved = {
    ...withAge(state, leg.drift),
    speed,
    along: state.along + speed * STEP_S,
    doing: strictest.doing,
    other: strictest.other,
    gap: strictest.gap,
    ...heedAfter(state, ahead, STEP_S),
  };
  return isDeadEnd(leg.to) ? turnAtEnd(vehicle, moved, rightOfWay) : nextLeg(moved, leg.length);
}

function withAge(state: VehicleState, drift: number): VehicleState {
  return { ...state, ageS: drifts[drift]?.hasNoRadio ? state.ageS + STEP_S : 1 };
}

function nextLeg(state: VehicleState, length: number): VehicleState {
  if (state.along < length) return state;
  return { ...state, leg: state.leg + 1, along: state.along - length };
}

/** A vehicle stands at the end of a drift, then goes back the way it came. */
function turnAtEnd(vehicle: number, state: VehicleState, rightOfWay: RightOfWay): VehicleState {
  const { length = 0, stand } = fleet[vehicle] ?? { stand: {} };
  const leg = legOf(vehicle, state.leg);
  const end = endOf(vehicle, state.leg);
  if (state.along < end - 0.2) return state;
  if (state.doing !== "stands") {
    const standS = stand[leg.to] ?? 10;
    return { ...state, along: end, speed: 0, doing: "stands", other: -1, standS };
  }
  if (!rightOfWay.enterLane(vehicle, state.leg + 1)) return { ...state, along: end, speed: 0 };
  return {
    ...state,
    leg: state.leg + 1,
    along: END_GAP + length / 2,
    doing: "drives",
    speed: 0,
  };
}

interface Limit {
  speed: number;
  doing: Doing;
  other: number;
  gap: number;
}

/** The speeds that each rule allows. */
function limitsOf(
  vehicle: number,
  state: VehicleState,
  rightOfWay: RightOfWay,
  assumptions: Assumptions,
): Limit[] {
  const leg = legOf(vehicle, state.leg);
  const limits = [
    limitOf(limitOn(leg.drift) / 3.6),
    limitOf(cornerSpeed(vehicle, state)),
    limitOf(nicheSpeed(vehicle, state), "slows"),
  ];
  if (!rightOfWay.has(vehicle, state.leg)) {
    const speed = calmSpeed(metresToHold(vehicle, state));
    const holder = isAsking(vehicle, state, rightOfWay, assumptions)
      ? rightOfWay.waitsFor(vehicle, state.leg)
      : undefined;
    // A driver who has been warned keeps the speed until the brakes are needed.
    limits.push(
      holder === undefined
        ? limitOf(speed)
        : limitOf(Math.min(speed, state.speed), "waits", holder),
    );
  }
  if (isDeadEnd(leg.to)) {
    const metres = endOf(vehicle, state.leg) - state.along;
    const doing = state.doing === "stands" ? "stands" : "drives";
    limits.push(limitOf(calmSpeed(metres), doing));
  }
  return limits;
}

/** The highest speed in m/s from which a vehicle stops calmly within this distance. */
function calmSpeed(metres: number): number {
  return Math.sqrt(2 * CALM_BRAKING * Math.max(0, metres));
}

function limitOf(speed: number, doing: Doing = "drives", other = -1, gap = 0): Limit {
  return { speed, doing, other, gap };
}

/** A vehicle that sees a person in time stops at least this far from the person. */
const PERSON_STOP_M = 9;

/** Vehicles come to a niche at 5 km/h from this distance, and pass it so with their whole length, because rock hides the person in it until they are near. */
function nicheSpeed(vehicle: number, state: RoutePlace): number {
  const squares = gapsToNiches(vehicle, state).map(
    (gap) => CREEP ** 2 + 2 * CALM_BRAKING * Math.max(0, gap - PERSON_STOP_M),
  );
  return Math.sqrt(Math.min(...squares));
}

/** A vehicle brakes for a person in the drift. For one in a niche it stops once its sensor sees the person, and passes after the signal. */
function limitForPerson(
  vehicle: number,
  { leg, speed, seenS, stoodS }: VehicleState,
  { walker, gap, isInNiche, isInSight }: PersonAhead,
  assumptions: Assumptions,
): Limit {
  if (isInNiche && stoodS >= SIGNAL_AFTER_S) return limitOf(CREEP, "creeps", walker, gap);
  // A driver who has just seen the person keeps the speed until the reaction time is over.
  if (seenS < assumptions.reactionS) return limitOf(speed, "stops", walker, gap);
  const within = speedToStopWithin(gap - PERSON_STOP_M, gradeOf(vehicle, leg), assumptions);
  const goesOn = isInNiche && (speed > CREEP || !isInSight);
  const highest = goesOn ? CREEP : speed - BRAKING * STEP_S;
  return limitOf(Math.min(within, highest), "stops", walker, gap);
}

/** Corners are taken slowly, with the whole vehicle. */
function cornerSpeed(vehicle: number, { leg, along }: RoutePlace): number {
  const { length } = legOf(vehicle, leg);
  const approach = Math.max(0, length - along - 7);
  const ahead = turnAt(vehicle, leg) ? Math.sqrt(CORNER ** 2 + 2 * CALM_BRAKING * approach) : 99;
  const behind = turnAt(vehicle, leg - 1) && along < 7 ? CORNER : 99;
  return Math.min(ahead, behind);
}

/** True if the route turns at the end of this leg. */
function turnAt(vehicle: number, index: number): boolean {
  const [leg, next] = [legOf(vehicle, index), legOf(vehicle, index + 1)];
  return drifts[leg.drift]?.name !== drifts[next.drift]?.name;
}

/** The highest speed in m/s from which a vehicle stops within this distance. */
export function speedToStopWithin(
  metres: number,
  gradePercent: number,
  assumptions: Assumptions,
): number {
  const a = decelerationOf(gradePercent, assumptions);
  if (metres <= 0 || a <= 0) return 0;
  const reaction = a * assumptions.reactionS;
  return Math.sqrt(reaction ** 2 + 2 * a * metres) - reaction;
}
