import { gapBetween, gapToPoint } from "../../../shared/content/mine-level/bodies.ts";
import { distance, type Point, partOf } from "../../../shared/content/mine-level/lines.ts";
import {
  areInSight,
  bayOf,
  type Doing,
  fleet,
  isOld,
  type Pose,
  peopleInSight,
  type Report,
  reportOf,
  reportsAt,
  type VehicleView,
  vehicleAt,
  wayFrom,
} from "../../../shared/content/mine-level/record.ts";
import {
  assumptions,
  type StoppingDistance,
  stoppingDistance,
} from "../../../shared/content/mine-level/stopping.ts";
import { rounded } from "../../../shared/format.ts";
import type { View } from "./plates.ts";

/** How far around itself a display shows other vehicles. */
const NEAR_M = 70;
/** The least metres across the part of the level that a display shows, and its width by its height. */
const WIDTH_M = 84;
const SHAPE = 7 / 6;
/** Around the vehicles. */
const MARGIN_M = 14;
/** The part of its way that a display shows at least. */
const AHEAD_M = 10;
/** How far ahead a display shows the way of a vehicle. */
const WAY_M = 50;
/** Ways that are nearer than this meet. */
const MEET_M = 2;

/** Another vehicle or a person on a driver's display. */
interface Contact {
  name: string;
  /** From the vehicle's body to that of the other at its last report, or to the person; rounded down. */
  metres: number;
  /** How the display knows. */
  source: string;
}

/** What the display in one vehicle shows. */
export interface CabView extends VehicleView {
  stopping: StoppingDistance;
  /** The way until the brakes hold, and from there until the vehicle stands. */
  reactionWay: readonly Point[];
  stoppingWay: readonly Point[];
  /** The ways ahead: its own first, then those of the others. */
  ways: readonly (readonly Point[])[];
  /** Where its way meets that of another vehicle. */
  conflict: Point | undefined;
  /** Where it stands, or will stand, while it waits. */
  bay: Pose | undefined;
  others: readonly Report[];
  people: readonly Point[];
  /** Nearest first. */
  contacts: readonly Contact[];
  /** Seconds for which it has received no positions of others; 0 with radio. */
  silentS: number;
}

/** The part of the level that shows a vehicle, what lies ahead of it, and all others nearby. */
export function partAround({ pose, ways: [own = []], others }: CabView): View {
  const shown = [pose.at, ...partOf(own, AHEAD_M), ...others.map((other) => other.pose.at)];
  const [west, east] = rangeOf(shown.map(([x]) => x));
  const [north, south] = rangeOf(shown.map(([, y]) => y));
  const spanned = Math.max(east - west, (south - north) * SHAPE) + 2 * MARGIN_M * SHAPE;
  const width = Math.max(WIDTH_M, spanned);
  const height = width / SHAPE;
  return {
    corner: [(west + east - width) / 2, (north + south - height) / 2],
    size: [width, height],
  };
}

const rangeOf = (values: number[]): Point => [Math.min(...values), Math.max(...values)];

export function cabViewAt(vehicle: number, time: number): CabView {
  const own = vehicleAt(vehicle, time);
  const stopping = inTenths(stoppingDistance(own.kmh / 3.6, own.grade, assumptions));
  const { ageS } = reportOf(vehicle, time);
  const silentS = isOld({ ageS }) ? ageS : 0;
  const others = reportsAt(time - silentS)
    .map((report) => ({ ...report, ageS: report.ageS + silentS }))
    .filter((report) => report.vehicle !== vehicle && gapBetween(report, own) < NEAR_M);
  const people = peopleInSight(vehicle, time);
  const way = wayFrom(own, WAY_M);
  const moving = others.filter((report) => report.kmh > 0 && !isOld(report));
  const otherWays = moving.map((report) => wayFrom(report, WAY_M));
  const contacts = [
    ...others.map((report) => contactOf(report, own)),
    ...people.map((at) => ({
      name: "Person",
      metres: Math.floor(gapToPoint(own, at)),
      source: "in this vehicle’s line of sight",
    })),
  ].sort((a, b) => a.metres - b.metres);
  return {
    ...own,
    stopping,
    reactionWay: partOf(way, stopping.reaction),
    stoppingWay: partOf(way, stopping.total),
    ways: [way, ...otherWays],
    conflict: meetingOf(way, otherWays),
    bay: bayOf(own),
    others,
    people,
    contacts,
    silentS,
  };
}

/** The first point of a way near which another one passes. */
function meetingOf(
  own: readonly Point[],
  others: readonly (readonly Point[])[],
): Point | undefined {
  return own.find((at) =>
    others.some((other) => other.some((point) => distance(at, point) < MEET_M)),
  );
}

/** The distances as they are printed: each part rounded up to 0.1 m, and their sum. */
function inTenths(exact: StoppingDistance): StoppingDistance {
  const reaction = Math.ceil(exact.reaction * 10) / 10;
  const braking = Math.ceil(exact.braking * 10) / 10;
  return { reaction, braking, total: rounded(reaction + braking, 1) };
}

function contactOf({ vehicle, pose, ageS }: Report, own: VehicleView): Contact {
  const where = areInSight(vehicle, own.vehicle, own.time) ? "in sight" : "behind rock";
  const reported = `reported ${Math.round(ageS)} s ago`;
  return {
    name: fleet[vehicle]?.name ?? "",
    metres: Math.floor(gapBetween({ vehicle, pose }, own)),
    source: isOld({ ageS }) ? `last ${reported}, can be nearer now` : `${where}, ${reported}`,
  };
}

/** What the display says to the driver: one word or two, and why. */
export function adviceOf({
  doing,
  other,
  people,
  silentS,
  drift,
}: CabView): readonly [word: string, reason: string] {
  const isMoving = doing === "drives" || doing === "slows";
  if (isMoving && people.length > 0) return ["Person in sight", "Be ready to stop."];
  if (doing === "drives" && silentS > 0)
    return ["No radio", `Other vehicles can be anywhere. Drive as if the ${drift} were occupied.`];
  const advice: Record<Doing, readonly [string, string]> = {
    drives: ["No warning", "The display does not replace your eyes."],
    stands: ["Stand", "At the end of the drift."],
    loads: ["Stand", "Loads at the end of the drift."],
    unloads: ["Stand", "At the end of the drift."],
    drills: ["Stand", "At the face."],
    waits: ["Wait in the bay", `${fleet[other]?.name} goes first through the junction ahead.`],
    slows: ["5 km/h", "Past a safety bay, until the rear has passed."],
    stops: ["Stop", "A person is ahead."],
    creeps: ["5 km/h", "Past the person in the safety bay, after the signal."],
  };
  return advice[doing];
}
