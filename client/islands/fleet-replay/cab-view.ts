import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import { distance, type Point } from "../../../shared/content/mine-level/level.ts";
import { type Pose, wayFrom } from "../../../shared/content/mine-level/poses.ts";
import {
  peopleInSight,
  type Report,
  reportsAt,
  type ShiftRecord,
  type VehicleView,
  vehicleAt,
} from "../../../shared/content/mine-level/record.ts";
import { type Doing, gradeOf } from "../../../shared/content/mine-level/simulate.ts";
import {
  type Assumptions,
  type StoppingDistance,
  stoppingDistance,
} from "../../../shared/content/mine-level/stopping.ts";
import { hasLineOfSight } from "../../../shared/content/mine-level/walls.ts";
import type { View } from "./level-ground.tsx";

/** How far around itself a display shows other vehicles. */
const NEAR_M = 70;
/** The part of the level that a display shows, in metres. */
const SIZE: Point = [154, 110];
/** The vehicle stands behind the middle of its display. */
const AHEAD_M = 14;
/** How far ahead a display shows the way of a vehicle. */
const WAY_M = 50;
/** Ways that are nearer than this meet. */
const MEET_M = 2;
/** A vehicle that is slower stands. */
const STANDS = 0.2;

/** Another vehicle or a person on a driver's display. */
export interface Contact {
  name: string;
  metres: number;
  /** How the display knows. */
  source: string;
}

/** What the display in one vehicle shows. */
export interface CabView extends VehicleView {
  /** The speed as shown; the stopping distance is calculated from it. */
  kmh: number;
  /** Percent, positive uphill. */
  grade: number;
  stopping: StoppingDistance;
  /** The way until the brakes hold, and from there until the vehicle stands. */
  reactionWay: readonly Point[];
  brakingWay: readonly Point[];
  /** The ways ahead: its own first, then those of the others. */
  ways: readonly (readonly Point[])[];
  /** Where its way meets that of another vehicle. */
  conflict: Point | undefined;
  others: readonly Report[];
  people: readonly Point[];
  /** Nearest first. */
  contacts: readonly Contact[];
}

/** The part of the level around a vehicle. */
export function partAround({ at: [x, y], heading }: Pose): View {
  const middle: Point = [x + Math.cos(heading) * AHEAD_M, y + Math.sin(heading) * AHEAD_M];
  return { corner: [middle[0] - SIZE[0] / 2, middle[1] - SIZE[1] / 2], size: SIZE };
}

export function cabViewAt(
  record: ShiftRecord,
  vehicle: number,
  time: number,
  assumptions: Assumptions,
): CabView {
  const own = vehicleAt(record, vehicle, time);
  const grade = gradeOf(vehicle, own.state.leg);
  const kmh = own.state.speed < STANDS ? 0 : Math.round(own.state.speed * 3.6);
  const stopping = inTenths(stoppingDistance(kmh / 3.6, grade, assumptions));
  const front = own.state.along + (fleet[vehicle]?.length ?? 0) / 2;
  const from = (metres: number) => ({ leg: own.state.leg, along: front + metres });
  const others = reportsAt(record, time).filter(
    (report) => report.vehicle !== vehicle && distance(report.pose.at, own.pose.at) < NEAR_M,
  );
  const people = peopleInSight(record, own, time);
  const ownWay = wayFrom(vehicle, from(0), WAY_M);
  const otherWays = others
    .filter(({ state }) => state.speed > STANDS)
    .map((report) => wayFrom(report.vehicle, report.state, WAY_M));
  const contacts = [
    ...others.map((report) => contactOf(report, own.pose.at)),
    ...people.map((at) => ({
      name: "Person",
      metres: distance(at, own.pose.at),
      source: "in this vehicle’s line of sight",
    })),
  ].sort((a, b) => a.metres - b.metres);
  return {
    ...own,
    kmh,
    grade,
    stopping,
    reactionWay: wayFrom(vehicle, from(0), stopping.reaction),
    brakingWay: wayFrom(vehicle, from(stopping.reaction), stopping.braking),
    ways: [ownWay, ...otherWays],
    conflict: meetingOf(ownWay, otherWays),
    others,
    people,
    contacts,
  };
}

/** The point of a way that another one meets after nearly as many metres. */
function meetingOf(
  own: readonly Point[],
  others: readonly (readonly Point[])[],
): Point | undefined {
  const meetings = others.flatMap((other) =>
    own.flatMap((at, ahead) => {
      const until = other.findIndex((point) => distance(at, point) < MEET_M);
      return until < 0 ? [] : [{ at, apart: Math.abs(until - ahead) }];
    }),
  );
  return meetings.toSorted((a, b) => a.apart - b.apart)[0]?.at;
}

/** The parts as they are printed, and their sum. */
function inTenths(stopping: StoppingDistance): StoppingDistance {
  const reaction = Number(stopping.reaction.toFixed(1));
  const braking = Number(stopping.braking.toFixed(1));
  return { reaction, braking, total: reaction + braking };
}

function contactOf({ vehicle, pose, ageS }: Report, own: Point): Contact {
  const where = hasLineOfSight(own, pose.at) ? "in sight" : "behind rock";
  return {
    name: fleet[vehicle]?.name ?? "",
    metres: distance(pose.at, own),
    source: `${where}, reported ${Math.round(ageS)} s ago`,
  };
}

/** What the display says to the driver: one word or two, and why. */
export function adviceOf({ state }: VehicleView): readonly [word: string, reason: string] {
  const advice: Record<Doing, readonly [string, string]> = {
    drives: ["Drive", "Nothing within the stopping distance."],
    stands: ["Stand", "At the end of the drift."],
    waits: ["Wait in the bay", `${fleet[state.other]?.name} has the junction ahead.`],
    stops: ["Stop", "A person is ahead in the drift."],
    creeps: ["5 km/h", "The person signals from the safety bay."],
  };
  return advice[state.doing];
}
