import { MILLIMETRES_PER_INCH } from "../../units.ts";
import { curveAt } from "./line-design.ts";

/**
 * The class of the example line in 49 CFR 213.9: freight runs at 45 mph, and Class 3 ends at 40 mph. The limits of Class 4
 * in millimetres, for orientation: 213.53 (gauge above 1,435 mm), 213.55 (alignment on 62 ft, tangent and curve alike),
 * 213.63 (surface on 62 ft; cross-level from zero on tangent track). No limit is defined for twist over 10 m: the rule
 * counts any two points within 62 ft.
 */
export const trackClass = {
  name: "Class 4",
  gauge: 1 * MILLIMETRES_PER_INCH,
  alignment: 1.5 * MILLIMETRES_PER_INCH,
  surface: 2 * MILLIMETRES_PER_INCH,
  crosslevel: 1.25 * MILLIMETRES_PER_INCH,
} as const;

/** By how much two runs over unchanged track differ, in millimetres. Less growth over all runs is no trend. A value of the example. */
export const REPEATABILITY_MM = 0.6;

export const parameters = [
  "gauge",
  "crosslevel",
  "twist",
  "alignment",
  "surface",
  "temperature",
  "culvert",
] as const;
export type Parameter = (typeof parameters)[number];

/** Channels of track geometry, in millimetres. */
export type Channel =
  /** Mid-ordinate on 62 ft: 25.4 mm is one degree. Positive in a curve to the right. */
  | "curvature"
  | "gauge"
  /** Left rail higher: positive. */
  | "crosslevel"
  /** Difference of cross-level over 10 m. */
  | "twist"
  /** Mid-ordinate of a rail on 62 ft, less that of the design; with the sign of curvature. */
  | "alignmentLeft"
  | "alignmentRight"
  /** Vertical mid-chord offset of a rail on 62 ft. */
  | "surfaceLeft"
  | "surfaceRight";

export interface ParameterFacts {
  name: string;
  /** How it is measured, in few words. */
  base: string;
  unit: "mm" | "°C" | "%";
  /** Threshold of the example. Not a limit of any rule, and below that of the class. */
  threshold: number;
  /** Whether more or less is worse. */
  worse: "more" | "less";
  /** Channels that show it. */
  lanes: readonly Channel[];
  /** The limit of the line's class in millimetres; `classLimitAt` says where it holds. */
  classLimit?: number;
}

export const facts: Record<Parameter, ParameterFacts> = {
  gauge: {
    name: "Gauge",
    base: "over 1,435 mm",
    unit: "mm",
    threshold: 22,
    worse: "more",
    lanes: ["gauge"],
    classLimit: trackClass.gauge,
  },
  crosslevel: {
    name: "Cross-level",
    base: "from design",
    unit: "mm",
    threshold: 25,
    worse: "more",
    lanes: ["crosslevel"],
    classLimit: trackClass.crosslevel,
  },
  twist: {
    name: "Twist",
    base: "10 m base",
    unit: "mm",
    threshold: 20,
    worse: "more",
    lanes: ["twist"],
  },
  alignment: {
    name: "Alignment",
    base: "62 ft chord",
    unit: "mm",
    threshold: 20,
    worse: "more",
    lanes: ["alignmentLeft", "alignmentRight"],
    classLimit: trackClass.alignment,
  },
  surface: {
    name: "Surface",
    base: "62 ft chord",
    unit: "mm",
    threshold: 25,
    worse: "more",
    lanes: ["surfaceLeft", "surfaceRight"],
    classLimit: trackClass.surface,
  },
  temperature: {
    name: "Rail temperature",
    base: "highest in 7 days",
    unit: "°C",
    threshold: 49,
    worse: "more",
    lanes: ["alignmentLeft", "alignmentRight"],
  },
  culvert: {
    name: "Culvert opening",
    base: "clear",
    unit: "%",
    threshold: 40,
    worse: "less",
    lanes: ["surfaceLeft", "surfaceRight"],
  },
};

/** The limit of the line's class at a place in millimetres. From zero, cross-level has one on tangent track alone. */
export function classLimitAt(parameter: Parameter, metres: number): number | undefined {
  return parameter === "crosslevel" && curveAt(metres) ? undefined : facts[parameter].classLimit;
}
