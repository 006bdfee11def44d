import { distance, lengthOf, type Point, partOf } from "./lines.ts";
import shift from "./shift.json" with { type: "json" };

/**
 * `waits`: for a junction, from the warning on. `slows`: to 5 km/h past a niche. `stops`: for a person ahead. `creeps`:
 * past a person who has signalled from a niche. `loads`: a truck from a chute, a loader from the rock.
 */
export type Doing =
  | "drives"
  | "stands"
  | "waits"
  | "slows"
  | "stops"
  | "creeps"
  | "loads"
  | "unloads"
  | "drills";

/** A value from each second on at which it changes. */
type Changes<Value> = readonly (readonly [second: number, value: Value])[];

interface RecordedVehicle {
  name: string;
  /** On the map. */
  mark: string;
  /** Metres. */
  length: number;
  width: number;
  /**
   * By the second: decimetres, degrees clockwise from east, km/h, and two standard deviations along the drift in
   * decimetres. In the file positions and headings are whole steps, of which it has the first and the differences.
   */
  x: readonly number[];
  y: readonly number[];
  heading: readonly number[];
  kmh: readonly number[];
  spread: readonly number[];
  /** Seconds since the position that the map has. */
  age: Changes<number>;
  /** What it does, the vehicle that it waits for, its drift, whether it is loaded, and the grade in percent. */
  state: Changes<readonly [Doing, other: number, drift: number, isLoaded: number, grade: number]>;
}

interface Shift {
  /** Of positions in decimetres, of headings in degrees. */
  steps: { position: number; heading: number };
  vehicles: readonly RecordedVehicle[];
  people: Changes<readonly { at: Point; by: readonly number[] }[]>;
  sights: Changes<readonly Point[]>;
  silentRoad: readonly Point[];
  drifts: readonly { name: string; kmh: number }[];
}

/** Six minutes of a shift, which art/mine-level plays and records. Loaded goes before empty, uphill before downhill, light vehicles last. */
const { steps, vehicles, people, sights, silentRoad, drifts } = shift as unknown as Shift; // JSON has no tuples.

export const fleet = vehicles.map(({ x, y, heading, ...each }) => ({
  ...each,
  x: sumsOf(x, steps.position),
  y: sumsOf(y, steps.position),
  heading: sumsOf(heading, steps.heading),
}));
/** The lowest and the highest posted limit, in km/h. */
export const postedLimits = [Math.min, Math.max].map((of) => of(...drifts.map(({ kmh }) => kmh)));
export const EXCERPT_S = fleet[0]?.x.length ?? 0;

function sumsOf(differences: readonly number[], step: number): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference * step));
}

/** The index of a vehicle by its mark. */
export function vehicleOf(mark: string): number {
  return fleet.findIndex((each) => each.mark === mark);
}

export const TRUCK_1 = vehicleOf("T1");
export const TRUCK_3 = vehicleOf("T3");

/** Each step of the record lasts a second. */
function secondOf(time: number): number {
  return Math.max(0, Math.min(EXCERPT_S - 1, Math.floor(time)));
}

function valueAt<Value>(changes: Changes<Value>, time: number): Value {
  const found = changes.findLast(([second]) => second <= secondOf(time)) ?? changes[0];
  if (!found) throw new Error("The record has no value");
  return found[1];
}

function recorded(vehicle: number): RecordedVehicle {
  const found = fleet[vehicle];
  if (!found) throw new Error(`There is no vehicle ${vehicle}`);
  return found;
}

export interface Pose {
  at: Point;
  /** Direction in radians, clockwise from east. */
  heading: number;
}

export interface VehicleView {
  vehicle: number;
  /** Seconds from the start. */
  time: number;
  pose: Pose;
  doing: Doing;
  /** The vehicle that it waits for; -1 for none. */
  other: number;
  /** The name of the drift, its posted limit, and whether the vehicle is loaded. */
  drift: string;
  limitKmh: number;
  isLoaded: boolean;
  /** Percent, positive uphill. */
  grade: number;
  kmh: number;
  /** Two standard deviations along the drift, metres. */
  spreadM: number;
}

/** Returns what a vehicle does at a time, and its interpolated pose. */
export function vehicleAt(vehicle: number, time: number): VehicleView {
  const { state, kmh, spread } = recorded(vehicle);
  const second = secondOf(time);
  const [doing, other, drift, isLoaded, grade] = valueAt(state, time);
  return {
    vehicle,
    time,
    pose: { at: pointAt(vehicle, time), heading: headingAt(vehicle, time) },
    doing,
    other,
    drift: drifts[drift]?.name ?? "",
    limitKmh: drifts[drift]?.kmh ?? 0,
    isLoaded: isLoaded === 1,
    grade,
    kmh: kmh[second] ?? 0,
    spreadM: (spread[second] ?? 0) / 10,
  };
}

function pointAt(vehicle: number, time: number): Point {
  const { x, y } = recorded(vehicle);
  return [valueBetween(x, time) / 10, valueBetween(y, time) / 10];
}

function headingAt(vehicle: number, time: number): number {
  return (valueBetween(recorded(vehicle).heading, time) / 180) * Math.PI;
}

/** A value between two seconds of the record. Only a heading changes by more than 115: that of a vehicle that turns at once. */
function valueBetween(values: readonly number[], time: number): number {
  const second = secondOf(time);
  const here = values[second] ?? 0;
  const change = (values[second + 1] ?? here) - here;
  return Math.abs(change) > 115 ? here : here + change * Math.max(0, Math.min(1, time - second));
}

/** What the map has of a vehicle: its last report, and the road on which it can be since. */
export interface Report extends VehicleView {
  ageS: number;
  /** Empty for a fresh report. */
  reach: readonly Point[];
  /** The length of that road in metres, from the front of the vehicle; infinite if it can have left the map. */
  reachM: number;
}

/** Whether a position is older than a second, so that the vehicle may be elsewhere. */
export function isOld({ ageS }: Pick<Report, "ageS">): boolean {
  return ageS > 1;
}

/** Returns the report of a vehicle that others have at a time. */
export function reportOf(vehicle: number, time: number): Report {
  const ageS = valueAt(recorded(vehicle).age, time);
  const view = vehicleAt(vehicle, time - ageS);
  if (!isOld({ ageS })) return { ...view, ageS, reach: [], reachM: 0 };
  // Anywhere else it would have reported: on the road without radio it can have gone on, or turned in a bay.
  const [entry = view.pose.at] = roadMetres;
  const driven = (ageS * view.limitKmh) / 3.6;
  // From the entry of that road to the front of the vehicle at its last report; negative before it.
  const front = recorded(vehicle).length / 2 - distance(view.pose.at, entry);
  const left = lengthOf(roadMetres) - front;
  return {
    ...view,
    ageS,
    reach: [view.pose.at, ...partOf(roadMetres, front + driven)],
    reachM: driven > left ? Number.POSITIVE_INFINITY : driven,
  };
}

const roadMetres = silentRoad.map(([x, y]): Point => [x / 10, y / 10]);

export function reportsAt(time: number): Report[] {
  return fleet.map((_, vehicle) => reportOf(vehicle, time));
}

/** The way that a vehicle drives from its place at a time, in metres of its front. */
export function wayFrom({ vehicle, time, pose }: VehicleView, metres: number): readonly Point[] {
  const front = recorded(vehicle).length / 2;
  const [x, y] = pose.at;
  const points: Point[] = [pose.at];
  for (let next = secondOf(time) + 1; next < EXCERPT_S && lengthOf(points) < metres + front; next++)
    points.push(pointAt(vehicle, next));
  const start = partOf(points, front).length - 1;
  const first: Point = [x + Math.cos(pose.heading) * front, y + Math.sin(pose.heading) * front];
  return [first, ...partOf(points, front + metres).slice(start)];
}

/** A vehicle that waits stands within this time. */
const STANDS_S = 10;

/** Where a vehicle that waits stands or will stand. */
export function bayOf({ vehicle, time, doing }: VehicleView): Pose | undefined {
  if (doing !== "waits") return undefined;
  const next = Array.from({ length: STANDS_S }, (_, second) => vehicleAt(vehicle, time + second));
  return next.find(({ kmh }) => kmh === 0)?.pose;
}

/** Returns the positions of the people in the line of sight of a vehicle's own sensor. */
export function peopleInSight(vehicle: number, time: number): Point[] {
  return valueAt(people, time)
    .filter(({ by }) => by.includes(vehicle))
    .map(({ at: [x, y] }): Point => [x / 10, y / 10]);
}

/** Whether no rock is between two vehicles near each other. */
export function areInSight(a: number, b: number, time: number): boolean {
  return valueAt(sights, time).some((pair) => pair.includes(a) && pair.includes(b));
}
