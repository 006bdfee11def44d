import type { CaseStudyGroup, ProductSlug } from "../paths.ts";

export interface CaseStudy {
  industry: CaseStudyGroup;
  product: ProductSlug;
  headline: string;
  /** One sentence for the pages that point here. */
  summary: string;
}

/** All case studies, in the order in which they are always shown. */
export const caseStudies: readonly CaseStudy[] = [
  {
    industry: "railways",
    product: "autonomous-track-monitoring",
    headline: "A northern railway, 1,300\u00a0km, and a shorter list",
    summary: "What came back from the line, and what was left for people.",
  },
  {
    industry: "railways",
    product: "track-temperature-sensor",
    headline: "A heat day on a restrained rail",
    summary: "One rail that has nowhere to go, hour by hour.",
  },
  {
    industry: "railways",
    product: "culvert-risk-assessor",
    headline: "Thirteen years to see them all",
    summary: "What changes when the pictures are ranked first.",
  },
  {
    industry: "railways",
    product: "predictive-weather-alerts",
    headline: "What 48\u00a0hours buys",
    summary: "From the alert to the inspection after the event.",
  },
  {
    industry: "mining",
    product: "underground-positioning-system",
    headline: "One shift on the fleet map",
    summary: "A meeting on the ramp, a blind heading, a muster.",
  },
  {
    industry: "mining",
    product: "collision-avoidance",
    headline: "Two vehicles, one blind corner",
    summary: "Unseen, known, warned, acted: four moments at a crossing.",
  },
];

export function caseStudiesOf(industry: CaseStudyGroup): CaseStudy[] {
  return caseStudies.filter((study) => study.industry === industry);
}

export function caseStudyOf(product: ProductSlug): CaseStudy {
  const study = caseStudies.find((candidate) => candidate.product === product);
  if (study === undefined) throw new Error(`No case study of ${product}`);
  return study;
}
