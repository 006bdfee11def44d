import type { Page } from "../client/page.ts";
import { accessibility } from "../client/pages/accessibility/accessibility.page.tsx";
import { bookADemo } from "../client/pages/book-a-demo/book-a-demo.page.tsx";
import { careers } from "../client/pages/careers/careers.page.tsx";
import { autonomousTrackMonitoringCase } from "../client/pages/case-studies/autonomous-track-monitoring-case.page.tsx";
import { collisionAvoidanceCase } from "../client/pages/case-studies/collision-avoidance-case.page.tsx";
import { culvertRiskAssessorCase } from "../client/pages/case-studies/culvert-risk-assessor-case.page.tsx";
import { predictiveWeatherAlertsCase } from "../client/pages/case-studies/predictive-weather-alerts-case.page.tsx";
import { trackTemperatureSensorCase } from "../client/pages/case-studies/track-temperature-sensor-case.page.tsx";
import { undergroundPositioningSystemCase } from "../client/pages/case-studies/underground-positioning-system-case.page.tsx";
import { figuresPage } from "../client/pages/figures/figures.page.tsx";
import { home } from "../client/pages/home/home.page.tsx";
import { industries } from "../client/pages/industries/industries.page.tsx";
import { infrastructure } from "../client/pages/industries/infrastructure.page.tsx";
import { mining } from "../client/pages/industries/mining.page.tsx";
import { railways } from "../client/pages/industries/railways.page.tsx";
import { insight } from "../client/pages/insight/insight.page.tsx";
import { insights } from "../client/pages/insights/insights.page.tsx";
import { inspectionReport } from "../client/pages/inspection-report/inspection-report.page.tsx";
import { pilotPage } from "../client/pages/pilot/pilot.page.tsx";
import { preview } from "../client/pages/preview/preview.page.tsx";
import { privacy } from "../client/pages/privacy/privacy.page.tsx";
import { search } from "../client/pages/search/search.page.tsx";
import { securityPage } from "../client/pages/security/security.page.tsx";
import { autonomousTrackMonitoring } from "../client/pages/solutions/autonomous-track-monitoring.page.tsx";
import { collisionAvoidance } from "../client/pages/solutions/collision-avoidance.page.tsx";
import { culvertRiskAssessor } from "../client/pages/solutions/culvert-risk-assessor.page.tsx";
import { predictiveWeatherAlerts } from "../client/pages/solutions/predictive-weather-alerts.page.tsx";
import { solutions } from "../client/pages/solutions/solutions.page.tsx";
import { trackTemperatureSensor } from "../client/pages/solutions/track-temperature-sensor.page.tsx";
import { undergroundPositioningSystem } from "../client/pages/solutions/underground-positioning-system.page.tsx";
import type { Route } from "./pages/source.ts";

/** Every page of the site, in the order of lists such as the sitemap. */
const pages: readonly Page[] = [
  home,
  bookADemo,
  railways,
  mining,
  infrastructure,
  insights,
  insight,
  careers,
  solutions,
  autonomousTrackMonitoring,
  trackTemperatureSensor,
  culvertRiskAssessor,
  predictiveWeatherAlerts,
  undergroundPositioningSystem,
  collisionAvoidance,
  industries,
  autonomousTrackMonitoringCase,
  trackTemperatureSensorCase,
  culvertRiskAssessorCase,
  predictiveWeatherAlertsCase,
  undergroundPositioningSystemCase,
  collisionAvoidanceCase,
  privacy,
  accessibility,
  figuresPage,
  pilotPage,
  securityPage,
  inspectionReport,
  search,
  preview,
];

/** The pages at all of their addresses. */
export const routes: readonly Route[] = pages.flatMap((page) => [
  page,
  ...(page.aliases ?? []).map((path) => ({ ...page, path, aliasOf: page.path })),
]);
