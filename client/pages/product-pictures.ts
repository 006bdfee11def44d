import type { ProductSlug } from "../../shared/paths.ts";
import type { PictureName } from "../media/picture-settings.ts";

/** What stands for a product in a small space. */
export const productPictures: Record<ProductSlug, PictureName> = {
  "autonomous-track-monitoring": "hero-rail",
  "track-temperature-sensor": "rail-temperature-node",
  "culvert-risk-assessor": "culvert-cutaway",
  "predictive-weather-alerts": "weather-cell",
  "underground-positioning-system": "mine-plan",
  "collision-avoidance": "mine-lidar-truck-boxes",
};
