import type { ProductSlug } from "../paths.ts";
import type { Product, ProductGroup } from "./product.ts";
import { autonomousTrackMonitoring } from "./products/autonomous-track-monitoring.ts";
import { collisionAvoidance } from "./products/collision-avoidance.ts";
import { culvertRiskAssessor } from "./products/culvert-risk-assessor.ts";
import { predictiveWeatherAlerts } from "./products/predictive-weather-alerts.ts";
import { trackTemperatureSensor } from "./products/track-temperature-sensor.ts";
import { undergroundPositioningSystem } from "./products/underground-positioning-system.ts";

/** The products in display order. */
export const products = {
  "autonomous-track-monitoring": autonomousTrackMonitoring,
  "track-temperature-sensor": trackTemperatureSensor,
  "culvert-risk-assessor": culvertRiskAssessor,
  "predictive-weather-alerts": predictiveWeatherAlerts,
  "underground-positioning-system": undergroundPositioningSystem,
  "collision-avoidance": collisionAvoidance,
} as const satisfies Record<ProductSlug, Product>;

export type ListedProduct = (typeof products)[ProductSlug];
export const productList: readonly ListedProduct[] = Object.values(products);
export const productGroups: readonly ProductGroup[] = ["Track", "Water and weather", "Underground"];
