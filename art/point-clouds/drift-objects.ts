import { driftCurve, driftKinds } from "../../shared/content/point-clouds.ts";
import { middleAt } from "../../shared/point-cloud/rig.ts";
import type { Vector } from "../../shared/point-cloud/vector.ts";
import { bar, box, type Material, rod, type Solid } from "./solids.ts";

const pipe = { kind: driftKinds.indexOf("Pipe and duct"), reflectivity: 0.74 };
const duct = { ...pipe, reflectivity: 0.55 };
const cable = { kind: driftKinds.indexOf("Cable"), reflectivity: 0.3 };
const machine = { kind: driftKinds.indexOf("Machine"), reflectivity: 0.72 };
const tyre = { ...machine, reflectivity: 0.16 };
const bucket = { ...machine, reflectivity: 0.5 };
const person = { kind: driftKinds.indexOf("Person"), reflectivity: 0.5 };
const vest = { ...person, reflectivity: 0.98 };

/** Pipes, duct and cables of the drift; on the latest run a loader and a person, too. */
export function driftObjects(isLatest: boolean): Solid[] {
  const fixed = [...pipes(), ...ventilation(), ...cables()];
  return isLatest ? [...fixed, ...loader(), ...personAt(place(-1.55, 38.2, 0))] : fixed;
}

/** A place beside the middle of the drift. */
function place(x: number, y: number, z: number): Vector {
  return [middleAt({ curve: driftCurve }, y) + x, y, z];
}

function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}

/** On the left wall, interrupted by the crosscut. */
function pipes(): Solid[] {
  const pieces = every(3, -6, 72).filter((y) => y <= 41 || y >= 47.5);
  const run = (z: number, diameter: number) =>
    pieces.flatMap((y) => [
      rod(place(-2.32, y, z), place(-2.32, y + 3, z), pipe, diameter),
      rod(place(-2.32, y + 0.02, z), place(-2.32, y + 0.14, z), duct, diameter * 1.5),
    ]);
  const brackets = pieces.map((y) => box(place(-2.45, y + 1.5, 2.3), [0.5, 0.06, 0.75], duct));
  return [...run(2.15, 0.22), ...run(2.5, 0.16), ...brackets];
}

/** A duct below the crown that sags between its hangers. */
function ventilation(): Solid[] {
  return every(2.6, -6, 61).flatMap((y) => {
    const at = (share: number) => place(0.95, y + 2.6 * share, 4.05 - 0.4 * share * (1 - share));
    const pieces = every(0.25, 0, 1).map((share) => rod(at(share), at(share + 0.25), duct, 0.84));
    return [...pieces, rod(place(0.95, y, 4.4), place(0.95, y, 5.1), duct, 0.03)];
  });
}

/** On the right wall, except in the bay. */
function cables(): Solid[] {
  const spans = every(2.4, -6, 72).filter((y) => y <= 18 || y >= 41);
  return spans.flatMap((y) =>
    [2.9, 3.05].flatMap((z) => {
      const at = (share: number) => place(2.3, y + 2.4 * share, z - 0.7 * share * (1 - share));
      return every(0.25, 0, 1).map((share) => rod(at(share), at(share + 0.25), cable, 0.055));
    }),
  );
}

/** A loader in the bay, its bucket towards the beginning of the drift. */
function loader(): Solid[] {
  const [originX, originY] = place(3.05, 29.5, 0);
  const at = (x: number, y: number, z: number): Vector => [originX + x, originY + y, z];
  const part = (centre: Vector, size: Vector, material: Material = machine) =>
    box(at(...centre), size, material);
  const wheels = [-1, 1].flatMap((side) =>
    [-1.55, 1.85].flatMap((y) => [
      rod(at(side * 0.72, y, 0.78), at(side * 1.22, y, 0.78), tyre, 1.56),
      box(at(side * 1.2, y, 0.78), [0.08, 0.9, 0.9], machine),
    ]),
  );
  const posts = [-1.02, -0.22].flatMap((x) =>
    [-0.2, 1.2].map((y) => part([x, y, 2.2], [0.07, 0.07, 0.5])),
  );
  return [
    ...wheels,
    ...posts,
    part([0, 2.4, 1.25], [1.7, 3.6, 0.9]),
    part([0.1, 2.9, 1.85], [1.5, 2.5, 0.45]),
    part([0, 4.3, 1.2], [2.1, 0.5, 1.05]),
    part([-0.62, 0.55, 1.7], [0.85, 1.5, 1.1]),
    part([-0.62, 0.5, 2.42], [1, 1.7, 0.1]),
    part([0, -1.4, 1.15], [1.3, 2.2, 0.7]),
    ...[-0.38, 0.38].map((x) => bar(at(x, -1.2, 1.75), at(x, -3.1, 0.9), machine, 0.24, 0.42)),
    rod(at(0, -0.6, 1.9), at(0, -3, 1.35), machine, 0.2),
    part([0, -3.95, 0.28], [2.5, 1.5, 0.1], bucket),
    part([0, -3.2, 0.75], [2.5, 0.12, 1.1], bucket),
    ...[-1.22, 1.22].map((x) => part([x, -3.8, 0.62], [0.08, 1.4, 0.75], bucket)),
    part([0, -4.7, 0.3], [2.5, 0.16, 0.12], bucket),
  ];
}

function personAt([x, y]: Vector): Solid[] {
  const limbs = [-1, 1].flatMap((side) => [
    rod([x + side * 0.11, y, 0.02], [x + side * 0.1, y, 0.86], person, 0.17),
    rod([x + side * 0.27, y, 1.42], [x + side * 0.32, y - 0.08, 0.85], vest, 0.11),
  ]);
  return [
    ...limbs,
    rod([x, y, 0.84], [x, y, 1.46], vest, 0.42),
    rod([x, y, 1.5], [x, y, 1.72], person, 0.2),
    rod([x, y, 1.68], [x, y, 1.78], vest, 0.27),
  ];
}
