import { railwayKinds } from "../../shared/content/point-clouds.ts";
import { add, type Vector } from "../../shared/point-cloud/vector.ts";
import { fractal, noise, smoothStep } from "./noise.ts";
import { BRIDGE, groundOf, settlementOf } from "./railway-ground.ts";
import { railwayObjects } from "./railway-objects.ts";
import { fieldCosine, type Hit, march, type Scene } from "./scene.ts";
import { indexSolids } from "./solids.ts";
import { hitTrees, plantTrees } from "./trees.ts";

const GROUND = railwayKinds.indexOf("Ground");
const BALLAST = railwayKinds.indexOf("Ballast");
const RAIL = railwayKinds.indexOf("Rail");
const TIE = railwayKinds.indexOf("Tie");
const VEGETATION = railwayKinds.indexOf("Vegetation");

/** Metres that a shot reaches. */
const REACH = 46;
const HALF_GAUGE = 1.435 / 2;
const TIE_SPACING = 0.6;
/** Half of a tie in metres. */
const TIE_HALF = { x: 1.3, y: 0.115, z: 0.09 };

/**
 * A single track on a bank with a truss bridge, spruces, a pole line and a signal. The rails follow the example line's
 * defects on one of its runs; on the latest, the ballast of one shoulder is gone.
 * @param run counts from 0
 */
export function railwayScene(run: number, isLatest: boolean): Scene {
  const ground = groundOf(isLatest);
  const settlement = settlementOf(run);
  const hitSolids = indexSolids(railwayObjects(ground));
  const trees = plantTrees(ground);

  const surfaceAt = (x: number, y: number, z: number) => {
    const side = Math.abs(x);
    if (side < 1.6 && z < 0.3) {
      const above = z - settlement(x, y);
      const bed = groundDistance(x, y, z);
      const tie = tieDistance(x, y, above);
      const rail = railDistance(side, above);
      const distance = Math.min(bed, tie, rail);
      return {
        distance,
        kind: distance === rail ? RAIL : distance === tie ? TIE : kindAt(side, y),
      };
    }
    // No step may jump over the track.
    const toTrack = Math.hypot(Math.max(0, z - 0.29), Math.max(0, side - 1.59)) + 0.012;
    return { distance: Math.min(groundDistance(x, y, z), toTrack), kind: kindAt(side, y) };
  };
  const groundDistance = (x: number, y: number, z: number) => {
    const isBallast = Math.abs(x) < 2.75;
    const rough = isBallast ? 0.028 * fractal(x * 16, y * 16, 2, 2) : 0.03 * noise(x * 4, y * 4, 6);
    return (z - ground(x, y) - rough) * 0.68;
  };
  const field = (x: number, y: number, z: number) => surfaceAt(x, y, z).distance;

  function hitGround(from: Vector, direction: Vector, random: () => number) {
    const distance = march(field, from, direction, REACH);
    if (distance === undefined) return undefined;
    const [x, y, z] = add(from, direction, distance);
    if (isRiver([x, y, z])) return undefined;
    const { kind } = surfaceAt(x, y, z);
    const hit: Hit = {
      distance,
      kind,
      cosine: fieldCosine(field, [x, y, z], direction),
      reflectivity: kind === RAIL && z > -0.04 ? 0.78 : (reflectivities[kind] ?? 0.4),
    };
    return kind === GROUND ? inGrass(hit, [x, y, z], direction, random) : hit;
  }

  return {
    hit(from, direction, random) {
      const ground = hitGround(from, direction, random);
      const object = hitSolids(from, direction, ground?.distance ?? REACH) ?? ground;
      return hitTrees(trees, from, direction, object?.distance ?? REACH, random) ?? object;
    },
  };
}

/** Water sends the light away. */
function isRiver([, y, z]: Vector): boolean {
  return z < -6.9 && y > BRIDGE.from - 6;
}

const reflectivities: Record<number, number> = {
  [GROUND]: 0.34,
  [BALLAST]: 0.3,
  [RAIL]: 0.3,
  [TIE]: 0.46,
};

function kindAt(side: number, y: number): number {
  const isBridge = y > BRIDGE.from && y < BRIDGE.from + BRIDGE.panel * BRIDGE.panels;
  return side < 2.75 && !isBridge ? BALLAST : GROUND;
}

function tieDistance(x: number, y: number, z: number): number {
  const index = Math.round(y / TIE_SPACING);
  const jitter = noise(index * 3.7, 1.5, 8);
  return blockDistance(
    Math.abs(x) - TIE_HALF.x,
    Math.abs(y - index * TIE_SPACING - jitter * 0.025) - TIE_HALF.y,
    Math.abs(z + 0.185 + TIE_HALF.z + jitter * 0.006) - TIE_HALF.z,
  );
}

/** Head, web and foot of a rail. */
function railDistance(side: number, z: number): number {
  const aside = Math.abs(side - (HALF_GAUGE + 0.036));
  const part = (half: number, from: number, to: number) =>
    blockDistance(aside - half, Math.abs(z - (from + to) / 2) - (to - from) / 2, -1);
  return Math.min(part(0.036, -0.045, 0), part(0.009, -0.155, -0.04), part(0.075, -0.178, -0.155));
}

/** Distance to a block, from the distances to its sides. */
function blockDistance(x: number, y: number, z: number): number {
  const inside = Math.max(x, y, z);
  return inside < 0 ? inside : Math.hypot(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0));
}

/** Some shots stop in the grass before they reach the ground. */
function inGrass(hit: Hit, [x, y]: Vector, direction: Vector, random: () => number): Hit {
  const cover = 0.35 + 0.65 * fractal(x * 0.8, y * 0.8, 2, 31);
  if (random() > smoothStep(4.4, 7, Math.abs(x)) * cover * 0.75) return hit;
  const height = 0.04 + 0.34 * random() ** 2;
  const distance = hit.distance - height / Math.max(0.25, Math.abs(direction[2]));
  if (distance < 1) return hit;
  return { distance, kind: VEGETATION, cosine: 0.5 + 0.4 * random(), reflectivity: 0.6 };
}
