import { driftCurve, driftKinds } from "../../shared/content/point-clouds.ts";
import { middleAt } from "../../shared/point-cloud/rig.ts";
import { add, type Vector } from "../../shared/point-cloud/vector.ts";
import { driftObjects } from "./drift-objects.ts";
import { bump, fractal, noise, smoothStep, tabulate } from "./noise.ts";
import { fieldCosine, type Hit, march, type Scene } from "./scene.ts";
import { indexSolids } from "./solids.ts";

const FLOOR = driftKinds.indexOf("Floor");
const ROCK = driftKinds.indexOf("Rock");
const MESH = driftKinds.indexOf("Mesh and bolts");

/** Metres that a shot reaches. */
const REACH = 42;
/** Height in metres of the middle of the drift, around which angles count. */
const MIDDLE = 1.6;
/** The crosscut on the left: its middle along the drift, and half of its width. */
const CROSSCUT = { at: 44.6, half: 2.3 };

const alongDrift = { from: -10, to: 75, step: 0.1 };
const around = { from: -Math.PI, to: Math.PI, step: 0.04 };
const rockRelief = tabulate(
  alongDrift,
  around,
  (y, angle) => 0.16 * fractal(y * 0.55, angle * 2.2, 3, 3) + 0.04 * noise(y * 5, angle * 13, 5),
);
const crosscutRelief = tabulate(
  { from: -20, to: 0, step: 0.1 },
  { from: 0, to: 5, step: 0.1 },
  (x, z) => 0.2 * fractal(x * 0.6, z * 0.7, 3, 13),
);
const floorHeight = tabulate({ from: -20, to: 6, step: 0.1 }, alongDrift, (x, y) => {
  const ruts = 0.07 * (bump((x + 1) / 0.4) + bump((x - 0.9) / 0.4));
  const isBay = smoothStep(18, 22, y) * (1 - smoothStep(39, 44, y));
  const spill = 0.35 * smoothStep(2.1, 2.9, Math.abs(x)) * (0.5 + 0.5 * noise(y * 0.4, 8, 1));
  return 0.08 * fractal(x * 0.5, y * 0.3, 3, 41) - ruts + spill * (1 - isBay);
});

/**
 * A mine drift with mesh, bolts, pipes, a duct, a crosscut, and a bay. On the latest run rock hangs in the mesh of the
 * crown, a loader stands in the bay, and a person is beside the crosscut.
 */
export function driftScene(isLatest: boolean): Scene {
  const hitSolids = indexSolids(driftObjects(isLatest));

  /** Free metres to the rock, in the drift or the crosscut. */
  const openAt = (x: number, y: number, z: number) => {
    const angle = Math.atan2(z - MIDDLE, x);
    const bay = 1.9 * smoothStep(21, 24, y) * (1 - smoothStep(36, 39, y));
    const profile = archDistance(x, z, { half: 2.75 + (x > 0 ? bay : 0), height: 5 + 0.25 * bay });
    const drift = profile + rockRelief(y, angle) - (isLatest ? loosened(y, angle) : 0);
    if (x >= -1) return drift;
    const side = archDistance(y - CROSSCUT.at, z, { half: CROSSCUT.half, height: 4.4 });
    return Math.max(drift, Math.min(side + crosscutRelief(x, z), x + 17));
  };
  const inDrift = (x: number, y: number) => x - middleAt({ curve: driftCurve }, y);
  const aboveFloor = (x: number, y: number, z: number) =>
    z - floorHeight(x, y) - 0.02 * noise(x * 7, y * 7, 2);
  const field = (worldX: number, y: number, z: number) => {
    const x = inDrift(worldX, y);
    return Math.min(aboveFloor(x, y, z) * 0.8, Math.min(openAt(x, y, z), 70 - y) * 0.6);
  };

  function hitRock(from: Vector, direction: Vector, random: () => number) {
    const distance = march(field, from, direction, REACH);
    if (distance === undefined) return undefined;
    const place = add(from, direction, distance);
    const [x, y, z] = [inDrift(place[0], place[1]), place[1], place[2]];
    const cosine = fieldCosine(field, place, direction);
    if (aboveFloor(x, y, z) < openAt(x, y, z)) {
      // Water sends the light away.
      return isPuddle([x, y, z]) ? undefined : { distance, kind: FLOOR, cosine, reflectivity: 0.3 };
    }
    const reflectivity = 0.36 + 0.2 * noise(y * 0.8, z * 0.8, 55);
    const rock = { distance, kind: ROCK, cosine, reflectivity };
    return z > 1.2 && x > -4 ? withMesh(rock, [x, y, z], random) : rock;
  }

  return {
    hit(from, direction, random) {
      const rock = hitRock(from, direction, random);
      return hitSolids(from, direction, rock?.distance ?? REACH) ?? rock;
    },
  };
}

function isPuddle([x, y, z]: Vector): boolean {
  return z < 0.02 && Math.abs(x) < 1.9 && noise(x * 0.7, y * 0.24, 61) > 0.42;
}

/** Rock that has come loose in the crown since the last run, in metres towards the drift. */
function loosened(y: number, angle: number): number {
  return 0.34 * bump((y - 15.5) / 2.6) * bump((angle - 2.15) / 0.55);
}

/** Free metres to straight walls and an arched crown. */
function archDistance(x: number, z: number, { half, height }: { half: number; height: number }) {
  const spring = 2.4;
  if (z < spring) return half - Math.abs(x);
  const rise = height - spring;
  return (1 - Math.hypot(x / half, (z - spring) / rise)) * Math.min(half, rise);
}

/** Mesh hangs a little before the rock, and the plates of its bolts are bright. */
function withMesh(rock: Hit, [x, y, z]: Vector, random: () => number): Hit {
  const arc = Math.atan2(z - MIDDLE, x) * 2.9;
  if (apart(y, 1.2) < 0.09 && apart(arc, 1.1) < 0.09) {
    return { ...rock, distance: rock.distance - 0.05, kind: MESH, reflectivity: 0.95 };
  }
  const isMesh = apart(y, 2.4) < 0.05 || random() < 0.16;
  if (!isMesh) return rock;
  const distance = rock.distance - 0.03 - 0.05 * random();
  return { distance, kind: MESH, cosine: 0.8, reflectivity: 0.62 };
}

/** Distance to the nearest multiple. */
function apart(value: number, step: number): number {
  return Math.abs(value - Math.round(value / step) * step);
}
