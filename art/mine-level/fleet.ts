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
  /** It drills at the end of the first leg of its route for the whole shift. */
  isPosted?: boolean;
  /** It gives way to every vehicle that hauls. */
  isLight?: boolean;
  /** It is loaded from these nodes to those. */
  loads: readonly NodeName[];
  unloads: readonly NodeName[];
}

const truck = { length: 10, width: 2.7 } as const;
const loader = { length: 9, width: 2.5 } as const;
/** Seconds in which a chute fills a truck, and a loader its bucket. Chosen for this example. */
const FILL_S = { truck: 115, bucket: 20 };
/** Seconds in which a loader empties its bucket. */
const DUMP_S = 10;

export const fleet: readonly Vehicle[] = [
  {
    name: "Truck 1",
    mark: "T1",
    ...truck,
    route: ["D2", "F2", "F3", "J3", "J2", "O1", "J2", "J3", "F3", "F2"],
    start: 9,
    stand: { D2: FILL_S.truck, O1: 24 },
    loads: ["D2"],
    unloads: ["O1"],
  },
  {
    name: "Truck 2",
    mark: "T2",
    ...truck,
    route: ["O2", "J4", "J5", "F5", "D5", "F5", "J5", "J4"],
    start: 1,
    stand: { O2: 24, D5: FILL_S.truck },
    loads: ["D5"],
    unloads: ["O2"],
  },
  {
    name: "Truck 3",
    mark: "T3",
    ...truck,
    // The ramp goes on beyond the edge of the plan, so that the excerpt ends before the truck turns.
    route: ["RX", "R0", "R1", "R2", "J1", "F1", "F2", "D2", "F2", "F1", "J1", "R2", "R1", "R0"],
    start: 13,
    stand: { RX: 6, D2: FILL_S.truck },
    loads: ["D2"],
    unloads: ["RX"],
  },
  {
    name: "Loader 1",
    mark: "L1",
    ...loader,
    route: ["D4", "F4", "F3", "J3", "J4", "O2", "J4", "J3", "F3", "F4"],
    start: 6,
    stand: { D4: FILL_S.bucket, O2: DUMP_S },
    loads: ["D4"],
    unloads: ["O2"],
  },
  {
    name: "Loader 2",
    mark: "L2",
    ...loader,
    route: ["D3", "F3", "J3", "J2", "O1", "J2", "J3", "F3"],
    start: 6,
    stand: { D3: FILL_S.bucket, O1: DUMP_S },
    loads: ["D3"],
    unloads: ["O1"],
  },
  {
    name: "Drill 1",
    mark: "D1",
    length: 11,
    width: 2.3,
    route: ["F6", "H1"],
    start: 0,
    stand: {},
    isPosted: true,
    loads: [],
    unloads: [],
  },
  {
    name: "Service 1",
    mark: "S1",
    length: 6,
    width: 2,
    isLight: true,
    route: ["W1", "J6", "J5", "J4", "J3", "J2", "J1", "F1", "F2", "F3", "F4", "F5", "F6", "J6"],
    start: 3,
    stand: { W1: 70 },
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
