import type { ProductSlug } from "../../shared/paths.ts";
import type { Page } from "../page.ts";
import { autonomousTrackMonitoringCase } from "./case-studies/autonomous-track-monitoring.tsx";
import { collisionAvoidanceCase } from "./case-studies/collision-avoidance.tsx";
import { culvertRiskAssessorCase } from "./case-studies/culvert-risk-assessor.tsx";
import { predictiveWeatherAlertsCase } from "./case-studies/predictive-weather-alerts.tsx";
import { trackTemperatureSensorCase } from "./case-studies/track-temperature-sensor.tsx";
import { undergroundPositioningSystemCase } from "./case-studies/underground-positioning-system.tsx";

export const caseStudyPages: Record<ProductSlug, Page<object>> = {
  "autonomous-track-monitoring": autonomousTrackMonitoringCase,
  "track-temperature-sensor": trackTemperatureSensorCase,
  "culvert-risk-assessor": culvertRiskAssessorCase,
  "predictive-weather-alerts": predictiveWeatherAlertsCase,
  "underground-positioning-system": undergroundPositioningSystemCase,
  "collision-avoidance": collisionAvoidanceCase,
};
