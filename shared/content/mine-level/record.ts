import { type Decision, decisionsOf } from "./decisions.ts";
import { fleet, legOf, walkers } from "./fleet.ts";
import { drifts, type Point } from "./level.ts";
import { seesPerson } from "./people.ts";
import { metresToEnd, type Pose, poseOf, walkerPoint, wayFrom } from "./poses.ts";
import { type Moment, STEP_S, simulate, type VehicleState } from "./simulate.ts";
import type { Assumptions } from "./stopping.ts";

/** Uncertainties are drawn this many times larger than they are. */
export const ENLARGED = 10;

/** The excerpt of a shift under some assumptions. */
export interface ShiftRecord {
  moments: readonly Moment[];
  decisions: readonly Decision[];
}

const records = new Map<string, ShiftRecord>();

/** Simulates the excerpt, once for each choice of assumptions. */
export function recordOf(assumptions: Assumptions): ShiftRecord {
  const key = JSON.stringify(assumptions);
  const known = records.get(key);
  if (known) return known;
  const moments = simulate(assumptions);
  const record = { moments, decisions: decisionsOf(moments) };
  records.set(key, record);
  return record;
}

/** A vehicle at a time between two moments. */
export interface VehicleView {
  vehicle: number;
  state: VehicleState;
  pose: Pose;
}

/** Returns the state and the interpolated pose of a vehicle. `time` in seconds since the start. */
export function vehicleAt({ moments }: ShiftRecord, vehicle: number, time: number): VehicleView {
  const position = Math.max(0, Math.min(moments.length - 1, time / STEP_S));
  const index = Math.floor(position);
  const state = moments[index]?.vehicles[vehicle];
  if (!state) throw new Error(`There is no vehicle ${vehicle}`);
  const next = moments[index + 1]?.vehicles[vehicle] ?? state;
  const way = next.leg === state.leg ? next.along - state.along : next.speed * STEP_S;
  const along = state.along + way * (position - index);
  return { vehicle, state, pose: poseOf(vehicle, { leg: state.leg, along }) };
}

/** What the map has of a vehicle: its last report, and the ground that it may have covered since. */
export interface Report extends VehicleView {
  ageS: number;
  since: readonly Point[];
}

/** Returns the report of one vehicle that others have at a time. `time` in seconds since the start. */
export function reportOf(record: ShiftRecord, vehicle: number, time: number): Report {
  const { ageS } = vehicleAt(record, vehicle, time).state;
  const view = vehicleAt(record, vehicle, time - ageS);
  return { ...view, ageS, since: wayFrom(vehicle, view.state, movedSince({ ...view, ageS })) };
}

/** Metres that a vehicle can have driven since its report: at the reported speed, at most to the end of the drift. */
export function movedSince({ vehicle, state, ageS }: Omit<Report, "pose" | "since">): number {
  return Math.min(state.speed * ageS, metresToEnd(vehicle, state));
}

/** True if it can have driven to the end of the drift where it turns. */
export function reachesEnd(report: Omit<Report, "pose" | "since">): boolean {
  return report.state.speed > 0 && movedSince(report) === metresToEnd(report.vehicle, report.state);
}

/** Seconds after which the vehicle may be elsewhere. */
const OLD_S = 5;

export function isOld({ ageS }: Report): boolean {
  return ageS > OLD_S;
}

export function reportsAt(record: ShiftRecord, time: number): Report[] {
  return fleet.map((_, vehicle) => reportOf(record, vehicle, time));
}

/** Returns the positions of the people in the line of sight of the vehicle's sensor. `time` in seconds since the start. */
export function peopleInSight(
  { moments }: ShiftRecord,
  { vehicle, state }: Pick<Report, "vehicle" | "state">,
  time: number,
): Point[] {
  const index = Math.max(0, Math.min(moments.length - 1, Math.floor(time / STEP_S)));
  return walkers.flatMap((_, walker) => {
    const person = moments[index]?.walkers[walker];
    if (!person || !seesPerson(vehicle, state, walker, person)) return [];
    return [walkerPoint(walker, person)];
  });
}

/** "crosscut 2, loaded" */
export function placeText({ vehicle, state }: VehicleView): string {
  const leg = legOf(vehicle, state.leg);
  const name = drifts[leg.drift]?.name ?? "";
  return leg.isLoaded ? `${name}, loaded` : name;
}

/** What a vehicle does, in a few words. */
export function doingText({ vehicle, state }: VehicleView): string {
  const texts = {
    drives: `${Math.round(state.speed * 3.6)} km/h`,
    stands: standingText(vehicle, state),
    waits: `waits for ${fleet[state.other]?.mark}`,
    stops: "stops for a person",
    creeps: "5 km/h past a person",
  };
  return texts[state.doing];
}

function standingText(vehicle: number, { leg }: VehicleState): string {
  const { isLoaded, to } = legOf(vehicle, leg);
  if (isLoaded) return "unloads";
  return fleet[vehicle]?.loads.includes(to) ? "loads" : "stands";
}

/** The latest decision at a time. */
export function decisionAt(decisions: readonly Decision[], time: number): Decision | undefined {
  return decisions.findLast((each) => each.time <= time);
}
