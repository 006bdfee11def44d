import type { Vector } from "../../shared/point-cloud/vector.ts";

/** What a laser shot meets first. */
export interface Hit {
  /** Metres. */
  distance: number;
  /** Index in the scene's list of classes. */
  kind: number;
  /** Cosine of the angle between the shot and the surface's normal. */
  cosine: number;
  /** 0 to 1. */
  reflectivity: number;
}

export interface Scene {
  /** Undefined if nothing returns light: sky, water, or what is too far. */
  hit(from: Vector, direction: Vector, random: () => number): Hit | undefined;
}

/** Less than the distance to the nearest surface, and negative within it. */
type DistanceField = (x: number, y: number, z: number) => number;

const NEAR_ENOUGH = 0.003;

/** Follows a shot through a distance field to its surface. Returns the distance, or undefined beyond the limit. */
export function march(
  field: DistanceField,
  [x, y, z]: Vector,
  [dx, dy, dz]: Vector,
  limit: number,
): number | undefined {
  let distance = 0.4;
  for (let step = 0; step < 200 && distance < limit; step++) {
    const free = field(x + dx * distance, y + dy * distance, z + dz * distance);
    if (free < NEAR_ENOUGH) return distance;
    distance += Math.max(0.004, free);
  }
  return undefined;
}

/** The cosine between a direction and the normal of a field's surface at a place. */
export function fieldCosine(field: DistanceField, [x, y, z]: Vector, [dx, dy, dz]: Vector): number {
  const around = 0.02;
  const nx = field(x + around, y, z) - field(x - around, y, z);
  const ny = field(x, y + around, z) - field(x, y - around, z);
  const nz = field(x, y, z + around) - field(x, y, z - around);
  const length = Math.hypot(nx, ny, nz) || 1;
  return Math.min(1, Math.abs(nx * dx + ny * dy + nz * dz) / length);
}
