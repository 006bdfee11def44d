import { MILLIMETRES_PER_INCH } from "../../units.ts";

/*
 * The design of the example line: its curves, and what they ask of the track. The line is invented. Distances are in
 * metres along the line, curvature is in 1/m and positive to the right.
 */

/** Length of the line in metres. */
export const LINE_LENGTH = 48_000;
export const NOMINAL_GAUGE = 1435;
/** 62 ft in metres: the chord of North American track geometry. One degree of curve is about 1 in of mid-ordinate. */
export const CHORD = 18.9;
/** Radius in metres of a curve of one degree, measured over a chord of 100 ft. */
const ONE_DEGREE_RADIUS = 1746.4;

/** The speed of freight on this line. */
export const LINE_SPEED_MPH = 45;
/** Part of the equilibrium superelevation that is left out, in inches. */
const UNBALANCE_IN = 1.5;

export interface Curve {
  /** Where the first spiral begins and the last one ends. */
  from: number;
  to: number;
  /** Length of each spiral in metres. */
  spiral: number;
  /** Degree of curve; positive: to the right. */
  degree: number;
  /** In metres; positive: to the right. */
  radius: number;
  /** Superelevation of the outer rail in millimetres. */
  cant: number;
}

/** Start in kilometres, degree of curve, change of direction in degrees. */
const bends: readonly (readonly [number, number, number])[] = [
  [1.9, 2, 28],
  [4.1, 3, -34],
  [6.0, 1.5, -16],
  [10.2, 4, 46],
  [11.6, 3, -40],
  [13.1, 2, -22],
  [15.2, 2, 34],
  [19.9, 1, -14],
  [21.4, 3, 42],
  [22.5, 4, -52],
  [24.1, 2, 26],
  [26.0, 1.5, 18],
  [30.55, 3, -38],
  [31.75, 4, -30],
  [34.1, 2, 36],
  [35.3, 3, 32],
  [36.4, 3, -44],
  [40.3, 2, -20],
  [42.0, 4, 48],
  [43.3, 3, -38],
  [45.6, 1, 12],
];

/**
 * The curves of the line. The superelevation is that of equilibrium at 45 mph, 0.0007 V²D in inches (AREMA Manual,
 * chapter 5; 49 CFR 213.57), less 1.5 in, in steps of 5 mm. It rises over the spiral by 1 mm per metre.
 */
export const curves: readonly Curve[] = bends.map(([kilometre, degree, turn]) => {
  const sign = Math.sign(turn);
  const radius = ONE_DEGREE_RADIUS / degree;
  const inches = Math.max(0.4, 0.0007 * LINE_SPEED_MPH ** 2 * degree - UNBALANCE_IN);
  const cant = Math.round((inches * MILLIMETRES_PER_INCH) / 5) * 5;
  const spiral = Math.max(30, cant);
  const length = (Math.abs(turn) * Math.PI * radius) / 180 + spiral;
  const from = kilometre * 1000;
  return { from, to: from + length, spiral, degree: sign * degree, radius: sign * radius, cant };
});

/**
 * What the design asks for at a place: curvature in 1/m, and cross-level in millimetres, positive where the left rail is
 * higher. Both rise in a straight line over a spiral.
 */
export function designAt(metres: number): { curvature: number; cant: number } {
  const curve = curveAt(metres);
  if (!curve) return { curvature: 0, cant: 0 };
  const { from, to, spiral, radius, cant } = curve;
  const share = Math.min(1, (metres - from) / spiral, (to - metres) / spiral);
  return { curvature: share / radius, cant: share * cant * Math.sign(radius) };
}

/** The curve at a place, with its spirals; undefined on tangent track. */
export function curveAt(metres: number): Curve | undefined {
  return curves.find(({ from, to }) => metres > from && metres < to);
}
