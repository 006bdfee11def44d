import { cross, type Vector } from "./vector.ts";

/** A rotating scanner on the vehicle: metres beside the middle and above the floor, angles in degrees. */
interface Scanner {
  x: number;
  z: number;
  yaw: number;
  pitch: number;
}

/** How the vehicle moves and where its scanners look: with it, a range is a point. */
export interface Rig {
  scanners: readonly Scanner[];
  /** Elevations of a scanner's beams in degrees. */
  beams: readonly number[];
  /** Azimuths in degrees, counted from straight down, that are kept of each revolution. */
  sectors: readonly { from: number; to: number; step: number }[];
  /** Metres between two revolutions. */
  advance: number;
  revolutions: number;
  /** Metres along the line where the run begins. */
  start: number;
  /** Where the line begins to turn to the left, and its radius; without it the line is straight. */
  curve?: { from: number; radius: number };
}

/** How far the middle of the line lies to the right at a place: a parabola in place of an arc. */
export function middleAt({ curve }: Pick<Rig, "curve">, along: number): number {
  if (!curve) return 0;
  return -(Math.max(0, along - curve.from) ** 2) / (2 * curve.radius);
}

export interface Shot {
  from: Vector;
  /** Of length 1. */
  direction: Vector;
}

interface Shots {
  /** Number of circles that one beam draws, and of shots in each. */
  rings: number;
  slots: number;
  shotAt(ring: number, slot: number): Shot;
}

/** Every laser shot of a run. Rings and slots count in the order of time. */
export function shotsOf(rig: Rig): Shots {
  const { scanners, beams, advance, revolutions, start } = rig;
  const azimuths = rig.sectors.flatMap(({ from, to, step }) =>
    Array.from({ length: Math.round((to - from) / step) }, (_, index) =>
      radians(from + index * step),
    ),
  );
  const frames = scanners.map(frameOf);
  const elevations = beams.map(radians);

  function shotAt(ring: number, slot: number): Shot {
    const { axis, right, down, x, z } = at(frames, ring % frames.length);
    const round = Math.floor(ring / frames.length);
    const elevation = at(elevations, round % elevations.length);
    const azimuth = at(azimuths, slot);
    const turns = Math.floor(round / elevations.length) + azimuth / (2 * Math.PI);
    const along = start + advance * turns;
    const toDown = Math.cos(elevation) * Math.cos(azimuth);
    const toRight = Math.cos(elevation) * Math.sin(azimuth);
    const toAxis = Math.sin(elevation);
    return {
      from: [middleAt(rig, along) + x, along, z],
      direction: [
        toDown * down[0] + toRight * right[0] + toAxis * axis[0],
        toDown * down[1] + toRight * right[1] + toAxis * axis[1],
        toDown * down[2] + toRight * right[2] + toAxis * axis[2],
      ],
    };
  }

  return {
    rings: revolutions * beams.length * scanners.length,
    slots: azimuths.length,
    shotAt,
  };
}

/** The axis of rotation looks back and down, and `right` is level. */
function frameOf({ x, z, yaw, pitch }: Scanner) {
  const [turn, tilt] = [radians(yaw), radians(pitch)];
  const axis: Vector = [
    Math.sin(turn) * Math.cos(tilt),
    -Math.cos(turn) * Math.cos(tilt),
    -Math.sin(tilt),
  ];
  const right: Vector = [Math.cos(turn), Math.sin(turn), 0];
  return { axis, right, down: cross(right, axis), x, z };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is no item ${index}`);
  return found;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
