import type { Channel, Parameter } from "../../../shared/content/example-line/parameters.ts";

/** A trace of one channel. */
export interface Lane {
  channel: Channel;
  name: string;
  /** Unit, chord or base. */
  base: string;
  /** The parameter whose threshold is drawn. */
  parameter?: Parameter;
  /** Half of the height in millimetres around the design, or the height above it if `down` is set. */
  reach: number;
  down?: number;
}

const alignment = { base: "mm, 62 ft chord", parameter: "alignment", reach: 27 } as const;
const surface = { base: "mm, 62 ft chord", parameter: "surface", reach: 33 } as const;

/** All lanes in their order, as on a geometry car's chart. */
export const lanes: readonly Lane[] = [
  { channel: "curvature", name: "Curvature", base: "mm on 62 ft", reach: 14 },
  { channel: "gauge", name: "Gauge", base: "mm", parameter: "gauge", reach: 27, down: 19 },
  { channel: "crosslevel", name: "Cross-level", base: "mm", parameter: "crosslevel", reach: 33 },
  { channel: "twist", name: "Twist", base: "mm, 10 m base", parameter: "twist", reach: 30 },
  { channel: "alignmentLeft", name: "Alignment left", ...alignment },
  { channel: "alignmentRight", name: "Alignment right", ...alignment },
  { channel: "surfaceLeft", name: "Surface left", ...surface },
  { channel: "surfaceRight", name: "Surface right", ...surface },
];

/** How far below the design the lower threshold of gauge is. Track is seldom narrow. */
const NARROW_GAUGE = -10;

/** Upper and lower threshold around the design. */
export function sidesOf({ channel }: Lane, threshold: number): readonly [number, number] {
  return [threshold, channel === "gauge" ? NARROW_GAUGE : -threshold];
}

/** Lowest and highest value of a lane. Curvature is seen from zero, every other channel around its design. */
export function domainOf(
  { channel, reach, down = reach }: Lane,
  base: Float64Array,
  isMain: boolean,
): [number, number] {
  const values = channel === "curvature" ? [0, ...base] : base;
  const room = isMain ? 1.12 : 1;
  return [Math.min(...values) - down * room, Math.max(...values) + reach * room];
}
