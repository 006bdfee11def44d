import type { ProductSlug } from "../paths.ts";
import { figures } from "./figures.ts";

interface ProductFacts {
  measures: string;
  youReceive: string;
  /** Of use beyond the product's industries. */
  alsoFor?: string;
}

const { value, unit } = figures.forecast;

/** What goes into each product and what comes out of it, for the list of all six. */
export const productFacts: Record<ProductSlug, ProductFacts> = {
  "autonomous-track-monitoring": {
    measures: "Geometry and condition, on the vehicle",
    youReceive: "A ranked list, and a history for each location",
  },
  "track-temperature-sensor": {
    measures: "Rail temperature, against its neutral temperature",
    youReceive: "A warning at your limit",
  },
  "culvert-risk-assessor": {
    measures: "Culverts, from photographs",
    youReceive: "A risk ranking, the worst first",
  },
  "predictive-weather-alerts": {
    measures: `${value}${unit} forecasts, matched to the line`,
    youReceive: "An e-mail with place, hazard and window",
  },
  "underground-positioning-system": {
    measures: "Walls and motion: LiDAR and IMU",
    youReceive: "One map for the fleet",
  },
  "collision-avoidance": {
    measures: "Vehicles that report their position, people in line of sight",
    youReceive: "Driver assistance, up to autonomy",
    alsoFor: "lunar mining",
  },
};
