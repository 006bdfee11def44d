import { randomNumbers } from "../../shared/content/example-line/random-process.ts";
import { railwayKinds } from "../../shared/content/point-clouds.ts";
import type { Vector } from "../../shared/point-cloud/vector.ts";
import type { Hit } from "./scene.ts";

interface Tree {
  x: number;
  y: number;
  /** Foot, height and greatest radius in metres. */
  z: number;
  height: number;
  radius: number;
  turn: number;
}

const kind = railwayKinds.indexOf("Vegetation");
/** Steps in metres within a crown. */
const STEP = 0.12;

/** Spruces on both sides of the line. */
export function plantTrees(ground: (x: number, y: number) => number): readonly Tree[] {
  const random = randomNumbers(77);
  const trees: Tree[] = [];
  for (let attempt = 0; attempt < 900 && trees.length < 120; attempt++) {
    const x = random() < 0.52 ? -(9.4 + 22 * random() ** 1.5) : 13 + 18 * random() ** 1.4;
    const y = -8 + 103 * random();
    const height = 4 + 11 * random() ** 0.8;
    const radius = 0.9 + height * 0.125;
    const isFree = trees.every(
      (tree) => Math.hypot(tree.x - x, tree.y - y) > (tree.radius + radius) * 0.72,
    );
    if (isFree) trees.push({ x, y, z: ground(x, y) - 0.1, height, radius, turn: random() * 9 });
  }
  return trees;
}

/** Finds where a shot stops in a crown: it passes some needles, so that it may stop at any depth. */
export function hitTrees(
  trees: readonly Tree[],
  from: Vector,
  direction: Vector,
  limit: number,
  random: () => number,
): Hit | undefined {
  let first: Hit | undefined;
  for (const tree of trees) {
    const [mx, my] = [tree.x - from[0], tree.y - from[1]];
    const flat = direction[0] ** 2 + direction[1] ** 2;
    const along = mx * direction[0] + my * direction[1];
    const root = along ** 2 - flat * (mx * mx + my * my - tree.radius ** 2);
    if (root <= 0 || flat < 1e-9) continue;
    const begin = Math.max(0.5, (along - Math.sqrt(root)) / flat) + STEP * random();
    const end = Math.min(first?.distance ?? limit, (along + Math.sqrt(root)) / flat);
    for (let distance = begin; distance < end; distance += STEP) {
      const found = needleAt(tree, from, direction, distance, random);
      if (!found) continue;
      first = found;
      break;
    }
  }
  return first;
}

function needleAt(
  { x, y, z, height, radius, turn }: Tree,
  from: Vector,
  direction: Vector,
  distance: number,
  random: () => number,
): Hit | undefined {
  const share = (from[2] + direction[2] * distance - z) / height;
  if (share < 0.02 || share > 1) return undefined;
  const aside = [from[0] + direction[0] * distance - x, from[1] + direction[1] * distance - y];
  const [dx = 0, dy = 0] = aside;
  const out = Math.hypot(dx, dy);
  // Branches grow in tiers and hang, and their tips divide the tier into seven.
  const tier = share * height * 1.7 + turn;
  const lobes = 0.84 + 0.16 * Math.sin(Math.atan2(dy, dx) * 7 + Math.floor(tier) * 2.1 + turn);
  const crown = radius * (1 - share) ** 0.8 * (0.45 + 0.55 * (1 - (tier % 1))) * lobes;
  const isTrunk = out < 0.13 * (1 - share) + 0.02;
  const isNeedle = share > 0.09 && out < crown && random() < 0.06 + 0.34 * (out / crown) ** 2;
  if (!isTrunk && !isNeedle) return undefined;
  const reflectivity = isTrunk ? 0.3 : 0.42 + 0.35 * share;
  return { distance, kind, cosine: 0.35 + 0.6 * random(), reflectivity };
}
