/*
 * The file of a scan: the length of its header as a 32-bit number, the header as JSON, four levels of this run, and one of
 * the last. Every level is spread over the whole scene, so a viewer that has read the first one can draw all of it coarsely.
 * A level is planes of one byte a shot, which compress better than points: the difference of the range from that of the
 * last return (low bytes, then high bytes; 0 is no return), then intensity, class and change. Ranges become points by the
 * header's rig (rig.ts), as in a sensor's own packets. Numbers are little-endian.
 */
import type { Rig } from "./rig.ts";
import type { Vector } from "./vector.ts";

/** Ranges are stored in steps of 2 mm. */
const RANGE_STEP = 0.002;
export const LEVELS = 4;
/** The change of a point where the run before had nothing. */
export const NEW = -128;

export interface ScanHeader {
  rig: Rig;
  /** Where the run before began, and the error of its registration against this one, in metres. */
  last: { start: number; shift: Vector };
  /** Shots in each level; that of the run before follows. */
  shots: readonly number[];
  /** Returns of each level, the same way. */
  returns: readonly number[];
}

/** One return. */
export interface Return {
  /** Metres. */
  range: number;
  /** 1 to 255. */
  intensity: number;
  /** Index in the scene's list of classes. */
  kind: number;
  /** Centimetres towards the vehicle since the run before, 0 if none was detected, or NEW. */
  change: number;
}

/** The level of a shot: of every four shots in two rings, one, one, two and four. */
function levelOf(ring: number, slot: number): number {
  if (slot % 2 === 1) return 3;
  if (ring % 2 === 1) return 2;
  return slot % 4 === 0 ? 0 : 1;
}

/** Calls `visit` for each shot of a level in the order of the file. */
export function eachShot(
  { rings, slots }: { rings: number; slots: number },
  level: number,
  visit: (ring: number, slot: number) => void,
): void {
  for (let ring = 0; ring < rings; ring++) {
    for (let slot = 0; slot < slots; slot++) if (levelOf(ring, slot) === level) visit(ring, slot);
  }
}

const PLANES = { low: 0, high: 1, intensity: 2, kind: 3, change: 4 };
const BYTES = Object.keys(PLANES).length;

/** Bytes of a level with so many shots. */
export function levelLength(shots: number): number {
  return shots * BYTES;
}

/** Encodes the shots of one level; undefined is a shot without return. */
export function encodeLevel(shots: readonly (Return | undefined)[]): Uint8Array {
  const bytes = new Uint8Array(levelLength(shots.length));
  const set = (plane: number, index: number, value: number) => {
    bytes[plane * shots.length + index] = value;
  };
  let last = 0;
  for (const [index, shot] of shots.entries()) {
    if (!shot) continue;
    const steps = Math.round(shot.range / RANGE_STEP);
    const code = zigzag(steps - last) + 1;
    last = steps;
    set(PLANES.low, index, code & 255);
    set(PLANES.high, index, code >> 8);
    set(PLANES.intensity, index, shot.intensity);
    set(PLANES.kind, index, shot.kind);
    set(PLANES.change, index, shot.change);
  }
  return bytes;
}

/** Decodes a level, and calls `visit` with the index of each shot that has a return. */
export function decodeLevel(bytes: Uint8Array, visit: (shot: number, found: Return) => void): void {
  const shots = bytes.length / BYTES;
  const get = (plane: number, index: number) => bytes[plane * shots + index] ?? 0;
  let steps = 0;
  for (let index = 0; index < shots; index++) {
    const code = get(PLANES.low, index) + get(PLANES.high, index) * 256;
    if (code === 0) continue;
    steps += unzigzag(code - 1);
    visit(index, {
      range: steps * RANGE_STEP,
      intensity: get(PLANES.intensity, index),
      kind: get(PLANES.kind, index),
      change: (get(PLANES.change, index) << 24) >> 24,
    });
  }
}

/** Maps 0, -1, 1, -2 to 0, 1, 2, 3, so that small differences have small codes. */
function zigzag(difference: number): number {
  return difference < 0 ? -2 * difference - 1 : 2 * difference;
}

function unzigzag(code: number): number {
  return code % 2 === 1 ? -(code + 1) / 2 : code / 2;
}
