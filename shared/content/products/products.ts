import { capital, inWords } from "../figure.ts";
import { autonomousTrackMonitoring } from "./autonomous-track-monitoring.ts";
import { collisionAvoidance } from "./collision-avoidance.ts";
import { culvertRiskAssessor } from "./culvert-risk-assessor.ts";
import { predictiveWeatherAlerts } from "./predictive-weather-alerts.ts";
import type { ProductGroup } from "./product.ts";
import { trackTemperatureSensor } from "./track-temperature-sensor.ts";
import { undergroundPositioningSystem } from "./underground-positioning-system.ts";

/** The products in display order. */
export const productList = [
  autonomousTrackMonitoring,
  trackTemperatureSensor,
  culvertRiskAssessor,
  predictiveWeatherAlerts,
  undergroundPositioningSystem,
  collisionAvoidance,
] as const;

export type ListedProduct = (typeof productList)[number];
export type ProductSlug = ListedProduct["slug"];

type ProductsBySlug = { [Product in ListedProduct as Product["slug"]]: Product };

export const products = Object.fromEntries(
  productList.map((product) => [product.slug, product]),
) as unknown as ProductsBySlug;

export const productGroups: readonly ProductGroup[] = ["Track", "Water and weather", "Underground"];

/** The number of products as a word. */
export const productCount = inWords(productList.length);

/** Also on the picture for sharing. */
export const productsHeadline = `${capital(productCount)} products for railways, mines and infrastructure.`;
