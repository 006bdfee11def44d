import { paths } from "../../shared/paths.ts";
import { pages, seedPost } from "../contract/support/pages.ts";

/** Every page by its canonical path, and two posts of the initial content. */
export const everyPage = [...pages, paths.insight("culvert-inspection-checklist"), seedPost];

/** One page of every template. */
export const everyTemplate = [
  paths.home(),
  paths.bookADemo(),
  paths.industry("railways"),
  paths.solutions(),
  paths.solution("track-temperature-sensor"),
  paths.industries(),
  paths.caseStudy("railways", "culvert-risk-assessor"),
  paths.insights(),
  paths.insight("rail-buckling-neutral-temperature"),
  paths.careers(),
  paths.privacy(),
  paths.accessibility(),
  paths.figures(),
  paths.security(),
  paths.pilot(),
  paths.exampleLine.inspectionReport(),
  // A word that is wider than a phone.
  paths.search(`culvert ${"x".repeat(60)}`),
];

/** Responds with 404. An unknown post shows the list, which is a template above. */
export const notFoundPage = "/no/such/page";
