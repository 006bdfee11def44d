import { centrelineAt, driftBetween, type NodeName } from "./level.ts";

interface Vehicle {
  name: string;
  /** On the map. */
  mark: string;
  /** Metres. */
  length: number;
  width: number;
  /** Drives from node to node and from the last one to the first. Starts in the bay of the leg with this index. */
  route: readonly NodeName[];
  start: number;
  /** Seconds that it stands at the end of a drift. */
  stand: Partial<Record<NodeName, number>>;
  /** A loader stands at the end of the first leg of its route for the whole shift. */
  isPosted?: boolean;
  /** It is loaded from these nodes to those. */
  loads: readonly NodeName[];
  unloads: readonly NodeName[];
}

const truck = { length: 10, width: 2.7 } as const;
const loader = {
  length: 9,
  width: 2.5,
  isPosted: true,
  start: 0,
  stand: {},
  loads: [],
  unloads: [],
} as const;
/** Seconds in which a loader fills a truck: four buckets. */
const FILL_S = 4 * 30;

export const fleet: readonly Vehicle[] = [
  {
    name: "Truck 1",
    mark: "T1",
    ...truck,
    route: ["D2", "F2", "F3", "J3", "J2", "O1", "J2", "J3", "F3", "F2"],
    start: 9,
    stand: { D2: FILL_S, O1: 24 },
    loads: ["D2"],
    unloads: ["O1"],
  },
  {
    name: "Truck 2",
    mark: "T2",
    ...truck,
    route: ["O2", "J4", "J5", "F5", "D5", "F5", "J5", "J4"],
    start: 1,
    stand: { O2: 24, D5: FILL_S },
    loads: ["D5"],
    unloads: ["O2"],
  },
  {
    name: "Truck 3",
    mark: "T3",
    ...truck,
    route: ["R0", "R1", "R2", "J1", "F1", "F2", "D2", "F2", "F1", "J1", "R2", "R1"],
    start: 10,
    stand: { R0: 24, D2: FILL_S },
    loads: ["D2"],
    unloads: ["R0"],
  },
  { name: "Loader 1", mark: "L1", ...loader, route: ["F5", "D5"] },
  { name: "Loader 2", mark: "L2", ...loader, route: ["F2", "D2"] },
  {
    name: "Drill 1",
    mark: "D1",
    length: 11,
    width: 2.3,
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
    route: ["W1", "J6", "J5", "J4", "J3", "J2", "J1", "F1", "F2", "F3", "F4", "F5", "F6", "J6"],
    start: 3,
    stand: { W1: 35 },
    loads: [],
    unloads: [],
  },
];

/** The loader that stands at a drawpoint. */
export function loaderAt(node: NodeName): number | undefined {
  const index = fleet.findIndex(({ isPosted, route }) => isPosted && route[1] === node);
  return index < 0 ? undefined : index;
}

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
