import type { IndustrySlug, ProductSlug } from "../paths.ts";

export type ProductGroup = "Track" | "Water and weather" | "Underground";
export const productGroups: readonly ProductGroup[] = ["Track", "Water and weather", "Underground"];

export interface Product {
  slug: ProductSlug;
  name: string;
  /** One sentence for cards and menus. */
  promise: string;
  group: ProductGroup;
  industries: readonly IndustrySlug[];
}

/** The six products, in the order in which they are always shown. */
export const products = {
  "autonomous-track-monitoring": {
    slug: "autonomous-track-monitoring",
    name: "Autonomous Track Monitoring",
    promise: "Track condition, measured every time you run.",
    group: "Track",
    industries: ["railways"],
  },
  "track-temperature-sensor": {
    slug: "track-temperature-sensor",
    name: "Track Temperature Sensor",
    promise: "Rail temperature, not air temperature.",
    group: "Track",
    industries: ["railways", "infrastructure"],
  },
  "culvert-risk-assessor": {
    slug: "culvert-risk-assessor",
    name: "Culvert Risk Assessor",
    promise: "Photographs of culverts, ranked: the worst first.",
    group: "Water and weather",
    industries: ["railways", "infrastructure"],
  },
  "predictive-weather-alerts": {
    slug: "predictive-weather-alerts",
    name: "Predictive Weather Alerts",
    promise: "48 hours to act, by e-mail.",
    group: "Water and weather",
    industries: ["railways", "infrastructure"],
  },
  "underground-positioning-system": {
    slug: "underground-positioning-system",
    name: "Underground Positioning System",
    promise: "Every vehicle, where no satellite reaches.",
    group: "Underground",
    industries: ["mining"],
  },
  "collision-avoidance": {
    slug: "collision-avoidance",
    name: "Collision Avoidance",
    promise: "From driver assistance to autonomy.",
    group: "Underground",
    industries: ["mining"],
  },
} as const satisfies Record<ProductSlug, Product>;

export const productList: readonly Product[] = Object.values(products);
