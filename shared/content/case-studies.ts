import type { CaseStudyGroup, ProductSlug } from "../paths.ts";
import { autonomousTrackMonitoringCase } from "./case-studies/autonomous-track-monitoring.ts";
import { collisionAvoidanceCase } from "./case-studies/collision-avoidance.ts";
import { culvertRiskAssessorCase } from "./case-studies/culvert-risk-assessor.ts";
import { predictiveWeatherAlertsCase } from "./case-studies/predictive-weather-alerts.ts";
import { trackTemperatureSensorCase } from "./case-studies/track-temperature-sensor.ts";
import { undergroundPositioningSystemCase } from "./case-studies/underground-positioning-system.ts";
import type { CaseStudy } from "./case-study.ts";

/** Label of a case study without a documented customer. */
export const workedExample = "Worked example";

const byProduct = {
  "autonomous-track-monitoring": autonomousTrackMonitoringCase,
  "track-temperature-sensor": trackTemperatureSensorCase,
  "culvert-risk-assessor": culvertRiskAssessorCase,
  "predictive-weather-alerts": predictiveWeatherAlertsCase,
  "underground-positioning-system": undergroundPositioningSystemCase,
  "collision-avoidance": collisionAvoidanceCase,
} as const satisfies Record<ProductSlug, CaseStudy>;

export type ListedCaseStudy = (typeof byProduct)[ProductSlug];

/** All case studies in display order. */
export const caseStudies: readonly ListedCaseStudy[] = Object.values(byProduct);

export function caseStudiesOf(industry: CaseStudyGroup): ListedCaseStudy[] {
  return caseStudies.filter((study) => study.industry === industry);
}

export function caseStudyOf<Slug extends ProductSlug>(product: Slug): (typeof byProduct)[Slug] {
  return byProduct[product];
}
