import { dot, unit, type Vector } from "../../shared/point-cloud/vector.ts";
import type { Point } from "./take-scan.ts";

/**
 * The normal of the plane through points, towards the scanner: the eigenvector of the least eigenvalue of their covariance,
 * found as the direction that the adjugate of the covariance, which has its greatest eigenvalue there, keeps.
 */
export function normalOf(points: readonly Point[], direction: Vector): Vector {
  const [xx, xy, xz, yy, yz, zz] = covarianceOf(points);
  const adjugate = [
    [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy],
    [xz * yz - xy * zz, xx * zz - xz * xz, xy * xz - yz * xx],
    [xy * yz - xz * yy, xy * xz - yz * xx, xx * yy - xy * xy],
  ] as const;
  let normal: Vector = [-direction[0], -direction[1], -direction[2]];
  for (let step = 0; step < 8; step++) {
    normal = unit([dot(adjugate[0], normal), dot(adjugate[1], normal), dot(adjugate[2], normal)]);
  }
  return dot(normal, direction) > 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

/** xx, xy, xz, yy, yz, zz. The small addition to the diagonal keeps it invertible. */
function covarianceOf(points: readonly Point[]) {
  const count = points.length;
  let [x, y, z] = [0, 0, 0];
  for (const { at } of points) [x, y, z] = [x + at[0], y + at[1], z + at[2]];
  const [mx, my, mz] = [x / count, y / count, z / count];
  let [xx, xy, xz, yy, yz, zz] = [1e-5, 0, 0, 1e-5, 0, 1e-5];
  for (const { at } of points) {
    const [dx, dy, dz] = [at[0] - mx, at[1] - my, at[2] - mz];
    xx += (dx * dx) / count;
    xy += (dx * dy) / count;
    xz += (dx * dz) / count;
    yy += (dy * dy) / count;
    yz += (dy * dz) / count;
    zz += (dz * dz) / count;
  }
  return [xx, xy, xz, yy, yz, zz] as const;
}
