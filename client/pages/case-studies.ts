import type { ProductSlug } from "../../shared/paths.ts";
import type { Page } from "../page.ts";
import { autonomousTrackMonitoringCase } from "./case-studies/autonomous-track-monitoring/autonomous-track-monitoring-case.page.tsx";
import { collisionAvoidanceCase } from "./case-studies/collision-avoidance/collision-avoidance-case.page.tsx";
import { culvertRiskAssessorCase } from "./case-studies/culvert-risk-assessor/culvert-risk-assessor-case.page.tsx";
import { predictiveWeatherAlertsCase } from "./case-studies/predictive-weather-alerts/predictive-weather-alerts-case.page.tsx";
import { trackTemperatureSensorCase } from "./case-studies/track-temperature-sensor/track-temperature-sensor-case.page.tsx";
import { undergroundPositioningSystemCase } from "./case-studies/underground-positioning-system/underground-positioning-system-case.page.tsx";

export const caseStudyPages: Record<ProductSlug, Page<object>> = {
  "autonomous-track-monitoring": autonomousTrackMonitoringCase,
  "track-temperature-sensor": trackTemperatureSensorCase,
  "culvert-risk-assessor": culvertRiskAssessorCase,
  "predictive-weather-alerts": predictiveWeatherAlertsCase,
  "underground-positioning-system": undergroundPositioningSystemCase,
  "collision-avoidance": collisionAvoidanceCase,
};
