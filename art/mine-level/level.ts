/** A fictitious mine level. Metres: x to the east, y to the south. */
export type Point = readonly [x: number, y: number];

/** Size of the plan. */
export const levelSize: Point = [420, 280];

const nodes = {
  /** Beyond the edge of the plan. */
  RX: [-28, 346],
  R0: [16, 258],
  R1: [42, 206],
  R2: [24, 152],
  J1: [84, 112],
  J2: [136, 92],
  J3: [190, 84],
  J4: [244, 94],
  J5: [300, 82],
  J6: [352, 100],
  F1: [102, 182],
  F2: [152, 190],
  F3: [208, 183],
  F4: [262, 193],
  F5: [314, 184],
  F6: [362, 162],
  D1: [98, 252],
  D2: [146, 256],
  D3: [202, 260],
  D4: [266, 262],
  D5: [322, 256],
  O1: [126, 38],
  O2: [254, 36],
  S1: [308, 28],
  W1: [400, 66],
  W2: [410, 105],
  H1: [410, 190],
} as const satisfies Record<string, Point>;

export type NodeName = keyof typeof nodes;

/** Elevations of the nodes in metres. The grades of the drifts follow from them; a test compares both. */
const elevations: Readonly<Record<NodeName, number>> = {
  RX: 536.3,
  R0: 522.4,
  R1: 514.1,
  R2: 505.9,
  J1: 500,
  J2: 500.6,
  J3: 501.1,
  J4: 501.7,
  J5: 502.2,
  J6: 502.8,
  F1: 497.1,
  F2: 497.1,
  F3: 497.1,
  F4: 497.7,
  F5: 498.2,
  F6: 498.7,
  D1: 498.5,
  D2: 498.4,
  D3: 498.6,
  D4: 499.1,
  D5: 499.6,
  O1: 501.1,
  O2: 502.3,
  S1: 502.2,
  W1: 502.8,
  W2: 502.8,
  H1: 499.3,
};

interface Drift {
  from: NodeName;
  to: NodeName;
  name: string;
  /** Rise from `from` to `to`, in percent. */
  grade: number;
  /** Even lining: a scan fits at many places along it. */
  isEven?: boolean;
  /** Without radio, positions do not reach the map. */
  hasNoRadio?: boolean;
  /** Distance of the middle from the straight line. */
  bow: number;
}

export const drifts: readonly Drift[] = [
  { from: "R0", to: "R1", name: "ramp", grade: -14, bow: 5, hasNoRadio: true },
  { from: "R1", to: "R2", name: "ramp", grade: -14, bow: -6, hasNoRadio: true },
  { from: "R2", to: "J1", name: "ramp", grade: -8, bow: -7 },
  { from: "J1", to: "J2", name: "haulage drift", grade: 1, bow: 3 },
  { from: "J2", to: "J3", name: "haulage drift", grade: 1, bow: -2, isEven: true },
  { from: "J3", to: "J4", name: "haulage drift", grade: 1, bow: 3, isEven: true },
  { from: "J4", to: "J5", name: "haulage drift", grade: 1, bow: -3 },
  { from: "J5", to: "J6", name: "haulage drift", grade: 1, bow: 2 },
  { from: "J6", to: "W1", name: "workshop", grade: 0, bow: -3 },
  { from: "J6", to: "W2", name: "workshop", grade: 0, bow: 2 },
  { from: "J1", to: "F1", name: "crosscut 1", grade: -4, bow: -4 },
  { from: "J3", to: "F3", name: "crosscut 2", grade: -4, bow: 4 },
  { from: "J5", to: "F5", name: "crosscut 3", grade: -4, bow: -4 },
  { from: "J6", to: "F6", name: "crosscut 4", grade: -6, bow: 3 },
  { from: "F1", to: "F2", name: "footwall drift", grade: 0, bow: -2 },
  { from: "F2", to: "F3", name: "footwall drift", grade: 0, bow: 3 },
  { from: "F3", to: "F4", name: "footwall drift", grade: 1, bow: -3 },
  { from: "F4", to: "F5", name: "footwall drift", grade: 1, bow: 3 },
  { from: "F5", to: "F6", name: "footwall drift", grade: 1, bow: 3 },
  { from: "F2", to: "D2", name: "chute 2", grade: 2, bow: 3 },
  { from: "F3", to: "D3", name: "drawpoint 3", grade: 2, bow: -3 },
  { from: "F4", to: "D4", name: "drawpoint 4", grade: 2, bow: 3 },
  { from: "F5", to: "D5", name: "chute 5", grade: 2, bow: -3 },
  { from: "F6", to: "H1", name: "heading", grade: 1, bow: 2 },
  { from: "J2", to: "O1", name: "ore pass 1", grade: 1, bow: 2 },
  { from: "J4", to: "O2", name: "ore pass 2", grade: 1, bow: -2 },
  { from: "J5", to: "S1", name: "refuge", grade: 0, bow: 2 },
  { from: "F1", to: "D1", name: "drawpoint 1", grade: 2, bow: -3 },
  { from: "RX", to: "R0", name: "ramp", grade: -14, bow: -5, hasNoRadio: true },
];

/** The posted limit in each kind of drift, km/h; in every other one, a dead end, it is `DEAD_END_KMH`. */
const postedKmh: Readonly<Record<string, number>> = {
  "haulage drift": 20,
  "footwall drift": 15,
  crosscut: 15,
  ramp: 12,
};
const DEAD_END_KMH = 8;

/** The posted limit of a drift, km/h. */
export function limitOn(drift: number): number {
  const { name = "" } = drifts[drift] ?? {};
  return postedKmh[name.replace(/ \d$/, "")] ?? DEAD_END_KMH;
}

/** Every drift has one bay in its middle: two lanes side by side, each as long as the longest vehicle and a margin. */
export const bay = { straight: 15, taper: 8, lane: 2.4 };

/** Points of a centreline are this far apart, nearly. */
const SPACING = 2;

interface Centreline {
  points: readonly Point[];
  length: number;
  spacing: number;
}

export const centrelines: readonly Centreline[] = drifts.map(centrelineOf);

function centrelineOf({ from, to, bow }: Drift, index: number): Centreline {
  const [ax, ay] = nodes[from];
  const [bx, by] = nodes[to];
  const chord = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(ay - by) / chord, (bx - ax) / chord];
  const count = Math.round(chord / SPACING);
  const points = Array.from({ length: count + 1 }, (_, k): Point => {
    const t = k / count;
    const wave = 0.8 * Math.sin(t * Math.PI) * Math.sin(t * chord * 0.16 + index);
    const off = bow * 4 * t * (1 - t) + wave;
    return [ax + (bx - ax) * t + nx * off, ay + (by - ay) * t + ny * off];
  });
  const length = points.reduce((sum, point, k) => sum + distance(points[k - 1] ?? point, point), 0);
  return { points, length, spacing: length / count };
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** The point on a drift's centreline, moved to the right of its direction by `lateral`. */
export function pointOn(drift: number, along: number, lateral = 0): Point {
  const { points, spacing } = centrelineAt(drift);
  const position = Math.max(0, Math.min(points.length - 1.001, along / spacing));
  const index = Math.floor(position);
  const [ax, ay] = points[index] ?? [0, 0];
  const [bx, by] = points[index + 1] ?? [ax, ay];
  const t = position - index;
  const chord = Math.hypot(bx - ax, by - ay);
  return [
    ax + (bx - ax) * t + ((ay - by) / chord) * lateral,
    ay + (by - ay) * t + ((bx - ax) / chord) * lateral,
  ];
}

export function centrelineAt(drift: number): Centreline {
  const line = centrelines[drift];
  if (!line) throw new Error(`There is no drift ${drift}`);
  return line;
}

/** Elevation of the floor on a drift, metres. */
export function elevationOn(drift: number, along: number): number {
  const { from, to } = drifts[drift] ?? { from: "J1", to: "J1" };
  const share = Math.max(0, Math.min(1, along / centrelineAt(drift).length));
  return elevations[from] + (elevations[to] - elevations[from]) * share;
}

/** How far a place is inside the bay: 1 in its straight part, 0 outside, smooth between. */
export function bayShare(drift: number, along: number): number {
  const beyond = Math.abs(along - centrelineAt(drift).length / 2) - bay.straight / 2;
  const t = Math.max(0, Math.min(1, 1 - beyond / bay.taper));
  return t * t * (3 - 2 * t);
}

/** The drift between two nodes, and whether its direction leads from the first to the second. */
export function driftBetween(a: NodeName, b: NodeName): { drift: number; isForward: boolean } {
  const drift = drifts.findIndex(
    ({ from, to }) => (from === a && to === b) || (from === b && to === a),
  );
  if (drift < 0) throw new Error(`There is no drift between ${a} and ${b}`);
  return { drift, isForward: drifts[drift]?.from === a };
}

export function isDeadEnd(node: NodeName): boolean {
  return drifts.filter(({ from, to }) => from === node || to === node).length === 1;
}

/** Places where drifts meet. */
export const junctions: readonly Point[] = (Object.keys(nodes) as NodeName[])
  .filter((node) => !isDeadEnd(node))
  .map((node) => nodes[node]);

/** A repeatable number from 0 to 1 for two integers. */
export function hash(a: number, b: number): number {
  let n = Math.imul(a, 374_761_393) + Math.imul(b, 668_265_263);
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}
