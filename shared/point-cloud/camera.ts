import { add, cross, dot, lengthOf, mix, subtract, unit, type Vector } from "./vector.ts";

/** A view of a scene: the position of the camera and the point at its centre, in metres. */
export interface View {
  eye: Vector;
  target: Vector;
}

export const NEAR = 0.25;
export const FAR = 220;

/** Distances in metres between which one can zoom. */
const CLOSEST = 1.4;
const FARTHEST = 90;
/** Angles in radians between which one can tilt. */
const LOWEST = -0.3;
const HIGHEST = 1.5;

/** Moves the eye on a sphere around the target. `turn` is horizontal and `tilt` vertical, in radians. */
export function orbited({ eye, target }: View, turn: number, tilt: number): View {
  const arm = subtract(eye, target);
  const reach = lengthOf(arm);
  const heading = Math.atan2(arm[0], arm[1]) + turn;
  const height = Math.min(HIGHEST, Math.max(LOWEST, Math.asin(arm[2] / reach) + tilt));
  const level = Math.cos(height) * reach;
  const offset: Vector = [
    Math.sin(heading) * level,
    Math.cos(heading) * level,
    Math.sin(height) * reach,
  ];
  return { target, eye: add(target, offset) };
}

/** Moves eye and target by pixels of a window of this height. */
export function panned(view: View, right: number, down: number, height: number): View {
  const { eye, target } = view;
  const { side, up } = axesOf(view);
  const scale = (lengthOf(subtract(target, eye)) * 2 * Math.tan(WIDE / 2)) / height;
  const move = add(add([0, 0, 0], side, -right * scale), up, down * scale);
  return { eye: add(eye, move), target: add(target, move) };
}

export function zoomed({ eye, target }: View, factor: number): View {
  const arm = subtract(eye, target);
  const reach = Math.min(FARTHEST, Math.max(CLOSEST, lengthOf(arm) * factor));
  return { target, eye: add(target, unit(arm), reach) };
}

/** A view on the way from one to another, with a slow start and end. */
export function between(from: View, to: View, share: number): View {
  const eased = share * share * (3 - 2 * share);
  return { eye: mix(from.eye, to.eye, eased), target: mix(from.target, to.target, eased) };
}

export interface Size {
  width: number;
  height: number;
}

/** A view as the window shows it. */
export interface Projection {
  /** Column by column. */
  matrix: Float32Array;
  /** Pixels of one metre at the distance of one metre. */
  scale: number;
  size: Size;
}

const WIDE = 0.74;

/** A tall window keeps the width of its view. Angles in radians, z is up. */
export function projectionOf(view: View, size: Size): Projection {
  const aspect = size.width / size.height;
  const widening = Math.min(1.9, Math.max(1, 1.25 / aspect));
  const zoom = 1 / (Math.tan(WIDE / 2) * widening);
  const { forward, side, up } = axesOf(view);
  const depth = (FAR + NEAR) / (FAR - NEAR);
  const matrix = new Float32Array(16);
  for (const axis of [0, 1, 2] as const) {
    matrix[axis * 4] = (zoom / aspect) * side[axis];
    matrix[axis * 4 + 1] = zoom * up[axis];
    matrix[axis * 4 + 2] = depth * forward[axis];
    matrix[axis * 4 + 3] = forward[axis];
  }
  matrix[12] = (-zoom / aspect) * dot(side, view.eye);
  matrix[13] = -zoom * dot(up, view.eye);
  matrix[14] = -depth * dot(forward, view.eye) - (2 * FAR * NEAR) / (FAR - NEAR);
  matrix[15] = -dot(forward, view.eye);
  return { matrix, scale: (size.height / 2) * zoom, size };
}

/** The directions of the window, of length 1. */
function axesOf({ eye, target }: View): { forward: Vector; side: Vector; up: Vector } {
  const forward = unit(subtract(target, eye));
  const side = unit(cross(forward, [0, 0, 1]));
  return { forward, side, up: cross(side, forward) };
}

/** Where a place is in the window: pixels from the top left, and its depth in metres. */
export interface Spot {
  x: number;
  y: number;
  depth: number;
}

export function project({ matrix, size }: Projection, [x, y, z]: Vector): Spot {
  const row = (index: number) =>
    (matrix[index] ?? 0) * x +
    (matrix[index + 4] ?? 0) * y +
    (matrix[index + 8] ?? 0) * z +
    (matrix[index + 12] ?? 0);
  const depth = row(3);
  return {
    x: (row(0) / depth / 2 + 0.5) * size.width,
    y: (0.5 - row(1) / depth / 2) * size.height,
    depth,
  };
}
