import type { ProductSlug } from "../../shared/paths.ts";
import type { Page } from "../page.ts";
import { autonomousTrackMonitoring } from "./solutions/autonomous-track-monitoring/autonomous-track-monitoring.page.tsx";
import { collisionAvoidance } from "./solutions/collision-avoidance/collision-avoidance.page.tsx";
import { culvertRiskAssessor } from "./solutions/culvert-risk-assessor/culvert-risk-assessor.page.tsx";
import { predictiveWeatherAlerts } from "./solutions/predictive-weather-alerts/predictive-weather-alerts.page.tsx";
import type { ProductData } from "./solutions/product-page.tsx";
import { trackTemperatureSensor } from "./solutions/track-temperature-sensor/track-temperature-sensor.page.tsx";
import { undergroundPositioningSystem } from "./solutions/underground-positioning-system/underground-positioning-system.page.tsx";

/** The page of each product. */
export const solutionPages: Record<ProductSlug, Page<ProductData>> = {
  "autonomous-track-monitoring": autonomousTrackMonitoring,
  "track-temperature-sensor": trackTemperatureSensor,
  "culvert-risk-assessor": culvertRiskAssessor,
  "predictive-weather-alerts": predictiveWeatherAlerts,
  "underground-positioning-system": undergroundPositioningSystem,
  "collision-avoidance": collisionAvoidance,
};
