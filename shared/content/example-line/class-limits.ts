import { MILLIMETRES_PER_INCH } from "../../units.ts";

/**
 * The class of the example line in 49 CFR 213.9: freight runs at 45 mph, and Class 3 ends at 40 mph. The limits of Class 4
 * in millimetres, for orientation: 213.53 (gauge above 1,435 mm), 213.55 (alignment on 62 ft, tangent and curve alike),
 * 213.63 (surface on 62 ft; cross-level from zero on tangent track; difference in cross-level within 62 ft). No limit is
 * defined for twist over 10 m: the rule counts any two points within 62 ft.
 */
export const trackClass = {
  name: "Class 4",
  gauge: 1 * MILLIMETRES_PER_INCH,
  alignment: 1.5 * MILLIMETRES_PER_INCH,
  surface: 2 * MILLIMETRES_PER_INCH,
  crosslevel: 1.25 * MILLIMETRES_PER_INCH,
  crosslevelDifference: 1.75 * MILLIMETRES_PER_INCH,
  /** The unbalance in inches for which every vehicle qualifies (213.57). */
  unbalanceIn: 3,
} as const;
