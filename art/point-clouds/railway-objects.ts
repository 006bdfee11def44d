import { railwayKinds } from "../../shared/content/point-clouds.ts";
import type { Vector } from "../../shared/point-cloud/vector.ts";
import { BRIDGE } from "./railway-ground.ts";
import { bar, box, rod, type Solid } from "./solids.ts";

const steel = { kind: railwayKinds.indexOf("Structure"), reflectivity: 0.42 };
const concrete = { ...steel, reflectivity: 0.64 };
const wood = { ...steel, reflectivity: 0.45 };
const signal = { kind: railwayKinds.indexOf("Signal"), reflectivity: 0.6 };
const sign = { ...signal, reflectivity: 0.95 };
const wire = { kind: railwayKinds.indexOf("Wire"), reflectivity: 0.5 };

type Ground = (x: number, y: number) => number;

/** Bridge, signal, kilometre post and pole line. */
export function railwayObjects(ground: Ground): Solid[] {
  const foot = (x: number, y: number): Vector => [x, y, ground(x, y)];
  return [...truss(), ...portal(), ...signalAt(foot(3.25, 92)), ...kilometrePost(), ...poles(foot)];
}

const { from, panel, panels, height, half } = BRIDGE;
const low = -0.9;
const high = height + low;
/** The end of each panel but the last one, which lie between the inclined posts. */
const joints = Array.from({ length: panels - 1 }, (_, index) => from + (index + 1) * panel);

function truss(): Solid[] {
  const to = from + panel * panels;
  const sides = [-half, half].flatMap((x) => [
    bar([x, from, low], [x, to, low], steel, 0.42, 0.5),
    bar([x, from + panel, high], [x, to - panel, high], steel, 0.4, 0.44),
    bar([x, from, low], [x, from + panel, high], steel, 0.42, 0.46),
    bar([x * 0.3, from, -0.62], [x * 0.3, to, -0.62], steel, 0.3, 0.6),
    bar([x * 0.84, from, 0.75], [x * 0.84, to, 0.75], concrete, 0.06),
    ...joints.map((y) => bar([x, y, low], [x, y, high], steel, 0.26)),
    ...joints.slice(0, -1).map((y, index) => {
      const ends = index < panels / 2 - 1 ? ([high, low] as const) : ([low, high] as const);
      return bar([x, y, ends[0]], [x, y + panel, ends[1]], steel, 0.22);
    }),
    box([x * 1.27, from - 1.2, -2.2], [0.5, 3.2, 3.1], concrete),
  ]);
  const across = joints.flatMap((y) => [
    bar([-half, y, high], [half, y, high], steel, 0.28, 0.36),
    bar([-half, y, -1.05], [half, y, -1.05], steel, 0.35, 0.6),
  ]);
  const bracing = joints
    .slice(0, -1)
    .flatMap((y) => [
      bar([-half, y, high], [half, y + panel, high], steel, 0.14),
      bar([half, y, high], [-half, y + panel, high], steel, 0.14),
    ]);
  const abutment = box([0, from - 0.2, -3], [6.4, 0.9, 4.3], concrete);
  return [...sides, ...across, ...bracing, abutment];
}

/** The strut of the first panel, with its knee braces and a plate. */
function portal(): Solid[] {
  const y = from + panel;
  const z = height - 1.7;
  return [
    box([0, y - 0.45, z], [half * 2, 0.2, 0.85], steel),
    ...[-1, 1].map((side) =>
      bar([side * half, y - 1.25, z - 1.5], [side * 1.2, y - 0.5, z - 0.2], steel, 0.18),
    ),
    box([0, y - 0.6, z + 0.1], [1.5, 0.05, 0.5], sign),
  ];
}

function signalAt([x, y, z]: Vector): Solid[] {
  const rungs = Array.from({ length: 19 }, (_, index) => z + 0.3 + index * 0.3);
  return [
    box([x, y, z + 0.15], [0.7, 0.7, 0.7], concrete),
    rod([x, y, z], [x, y, 5.6], signal, 0.2),
    box([x, y - 0.18, 4.75], [0.74, 0.06, 1.7], sign),
    box([x, y - 0.3, 4.75], [0.34, 0.3, 1.2], { ...signal, reflectivity: 0.3 }),
    ...[-0.2, 0.2].map((beside) =>
      rod([x + beside, y + 0.32, z], [x + beside, y + 0.32, 5.3], signal, 0.05),
    ),
    ...rungs.map((rung) =>
      rod([x - 0.2, y + 0.32, rung], [x + 0.2, y + 0.32, rung], signal, 0.035),
    ),
    box([x, y + 0.45, 3.75], [1.1, 0.9, 0.06], signal),
    box([x + 1.25, y + 3.2, z + 0.85], [0.7, 1.3, 1.7], { ...signal, reflectivity: 0.72 }),
  ];
}

/** At kilometre 33.4. */
function kilometrePost(): Solid[] {
  return [
    rod([-2.95, 46.5, -1], [-2.95, 46.5, 0.7], sign, 0.1),
    box([-2.95, 46.5, 0.75], [0.42, 0.05, 0.32], sign),
  ];
}

const POLE_SPACING = 31;

function poles(foot: Foot): Solid[] {
  const tops = [0, 1, 2, 3, 4].map((index): Vector => {
    const [x, y, z] = foot(9.6, Math.min(96, -8 + index * POLE_SPACING));
    return [x, y, z + 7.4];
  });
  const masts = tops.flatMap(([x, y, z]) => [
    rod([x, y, z - 8.4], [x, y, z], wood, 0.26),
    bar([x - 0.9, y, z - 0.4], [x + 0.9, y, z - 0.4], wood, 0.1),
  ]);
  return [...masts, ...tops.slice(1).flatMap((top, index) => wires(tops[index] ?? top, top))];
}

type Foot = (x: number, y: number) => Vector;

/** Two wires that sag between two poles. */
function wires(from: Vector, to: Vector): Solid[] {
  const pieces = Array.from({ length: 8 }, (_, index) => index);
  return [-0.8, 0.8].flatMap((beside) => {
    const at = (share: number): Vector => [
      from[0] + beside,
      from[1] + share * (to[1] - from[1]),
      from[2] + share * (to[2] - from[2]) - 0.3 - 2.2 * share * (1 - share),
    ];
    return pieces.map((piece) => rod(at(piece / 8), at((piece + 1) / 8), wire, 0.05));
  });
}
