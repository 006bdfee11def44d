import { centrelineAt, driftBetween, type NodeName } from "./level.ts";

interface Vehicle {
  name: string;
  /** On the map. */
  mark: string;
  /** Metres. */
  length: number;
  width: number;
  /** Where it is allowed to, on a level floor. */
  kmh: number;
  /** Drives from node to node and from the last one to the first. Starts in the bay of the leg with this index. */
  route: readonly NodeName[];
  start: number;
  /** Seconds that it stands at the end of a drift. */
  stand: Partial<Record<NodeName, number>>;
  /** It is loaded from these nodes to those. */
  loads: readonly NodeName[];
  unloads: readonly NodeName[];
}

/** Indexes of vehicles in `fleet`. */
export const TRUCK_2 = 1;
export const TRUCK_3 = 2;
export const LOADER_1 = 3;
export const LOADER_2 = 4;
export const DRILL_1 = 5;
export const SERVICE_1 = 6;

export const fleet: readonly Vehicle[] = [
  {
    name: "Truck 1",
    mark: "T1",
    length: 10,
    width: 2.7,
    kmh: 20,
    route: ["D4", "F4", "F3", "J3", "J2", "O1", "J2", "J3", "F3", "F4"],
    start: 0,
    stand: { D4: 34, O1: 22 },
    loads: ["D4"],
    unloads: ["O1"],
  },
  {
    name: "Truck 2",
    mark: "T2",
    length: 10,
    width: 2.7,
    kmh: 20,
    route: ["O2", "J4", "J5", "F5", "D5", "F5", "J5", "J4"],
    start: 1,
    stand: { O2: 20, D5: 30 },
    loads: ["D5"],
    unloads: ["O2"],
  },
  {
    name: "Truck 3",
    mark: "T3",
    length: 10,
    width: 2.7,
    kmh: 18,
    route: ["R0", "R1", "R2", "J1", "F1", "F2", "D2", "F2", "F1", "J1", "R2", "R1"],
    start: 7,
    stand: { R0: 14, D2: 28 },
    loads: ["D2"],
    unloads: ["R0"],
  },
  {
    name: "Loader 1",
    mark: "L1",
    length: 9,
    width: 2.5,
    kmh: 14,
    route: ["D3", "F3", "J3", "J4", "O2", "J4", "J3", "F3"],
    start: 5,
    stand: { D3: 16, O2: 14 },
    loads: ["D3"],
    unloads: ["O2"],
  },
  {
    name: "Loader 2",
    mark: "L2",
    length: 9,
    width: 2.5,
    kmh: 14,
    route: ["D2", "F2", "F1", "J1", "J2", "O1", "J2", "J1", "F1", "F2"],
    start: 2,
    stand: { D2: 16, O1: 14 },
    loads: ["D2"],
    unloads: ["O1"],
  },
  {
    name: "Drill 1",
    mark: "D1",
    length: 11,
    width: 2.3,
    kmh: 9,
    route: ["H1", "F6", "J6", "W2", "J6", "F6"],
    start: 5,
    stand: { H1: 200, W2: 60 },
    loads: [],
    unloads: [],
  },
  {
    name: "Service 1",
    mark: "S1",
    length: 6,
    width: 2,
    kmh: 22,
    route: ["W1", "J6", "J5", "J4", "J3", "J2", "J1", "F1", "F2", "F3", "F4", "F5", "F6", "J6"],
    start: 3,
    stand: { W1: 35 },
    loads: [],
    unloads: [],
  },
];

/** A way from one node to the next. */
export interface Leg {
  drift: number;
  isForward: boolean;
  to: NodeName;
  length: number;
  isLoaded: boolean;
}

/** The legs of each vehicle's route. */
const routes: readonly (readonly Leg[])[] = fleet.map(({ route, loads, unloads }) => {
  const marked = route.filter((node) => loads.includes(node) || unloads.includes(node));
  return route.map((from, index) => {
    const to = route[(index + 1) % route.length] ?? from;
    const { drift, isForward } = driftBetween(from, to);
    // The last place before this leg where it was loaded or unloaded.
    const before = route.slice(0, index + 1).findLast((node) => marked.includes(node));
    const last = before ?? marked.at(-1);
    return {
      drift,
      isForward,
      to,
      length: centrelineAt(drift).length,
      isLoaded: last !== undefined && loads.includes(last),
    };
  });
});

/** A leg of a route, which has no end. */
export function legOf(vehicle: number, index: number): Leg {
  const legs = routes[vehicle] ?? [];
  const leg = legs[((index % legs.length) + legs.length) % legs.length];
  if (!leg) throw new Error(`There is no vehicle ${vehicle}`);
  return leg;
}

/** A person who walks to and fro along a drift between two niches in its wall. */
interface Walker {
  drift: number;
  /** Where the niches are along the drift. */
  niches: readonly [number, number];
}

export const walkers: readonly Walker[] = [
  { drift: driftBetween("J5", "F5").drift, niches: [72, 91] },
];

/** Distances of a person from the middle of the drift: walking, and in a niche. */
export const walkwayM = { drift: 2.3, niche: 3.6 };
