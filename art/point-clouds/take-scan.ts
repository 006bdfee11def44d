import { type Rig, type Shot, shotsOf } from "../../shared/point-cloud/rig.ts";
import type { Return } from "../../shared/point-cloud/scan-file.ts";
import { add, type Vector } from "../../shared/point-cloud/vector.ts";
import { gaussian } from "./noise.ts";
import type { Hit, Scene } from "./scene.ts";

/** A return with its place. */
export interface Point extends Return {
  at: Vector;
  /** From the scanner to the place. */
  direction: Vector;
}

/** Standard deviation of a range in metres. */
const RANGE_NOISE = 0.005;
/** Intensities are stored in steps, which compress better. */
const INTENSITY_STEP = 8;

/** Scans a scene shot by shot, or some of its shots. Weak returns are lost: grazing, dark or far. */
export function takeScan(
  rig: Rig,
  scene: Scene,
  random: () => number,
  isKept: (ring: number, slot: number) => boolean = () => true,
) {
  const { rings, slots, shotAt } = shotsOf(rig);
  const points: (Point | undefined)[] = [];
  for (let ring = 0; ring < rings; ring++) {
    for (let slot = 0; slot < slots; slot++) {
      points.push(isKept(ring, slot) ? returnOf(shotAt(ring, slot), scene, random) : undefined);
    }
  }
  return {
    slots,
    pointAt: (ring: number, slot: number) => points[ring * slots + slot],
    returns: points.filter((point) => point !== undefined),
  };
}

function returnOf(
  { from, direction }: Shot,
  scene: Scene,
  random: () => number,
): Point | undefined {
  const hit = scene.hit(from, direction, random);
  const strength = hit ? strengthOf(hit) : 0;
  if (!hit || strength < 0.035 + 0.03 * random()) return undefined;
  const range = hit.distance + RANGE_NOISE * gaussian(random);
  const intensity = intensityOf(strength * (1 + 0.07 * gaussian(random)));
  const at = add(from, direction, range);
  return { range, intensity, kind: hit.kind, change: 0, at, direction };
}

function strengthOf({ reflectivity, cosine, distance }: Hit): number {
  return reflectivity * (0.25 + 0.75 * cosine) * Math.exp(-distance / 55);
}

function intensityOf(strength: number): number {
  const steps = Math.round((255 * Math.max(0, strength) ** 0.8) / INTENSITY_STEP);
  return Math.min(255, Math.max(1, steps * INTENSITY_STEP));
}
