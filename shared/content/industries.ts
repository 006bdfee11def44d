import type { CaseStudyGroup, IndustrySlug } from "../paths.ts";

export interface Industry {
  slug: IndustrySlug;
  name: string;
  /** One sentence for cards. */
  concern: string;
}

export const industries = {
  railways: {
    slug: "railways",
    name: "Railways",
    concern: "Track condition, rail temperature, culverts, and weather on the line.",
  },
  mining: {
    slug: "mining",
    name: "Mining",
    concern: "Vehicle positions without satellite signals, and warnings at blind corners.",
  },
  infrastructure: {
    slug: "infrastructure",
    name: "Infrastructure",
    concern: "Structures that are many, spread out and out of sight.",
  },
} as const satisfies Record<IndustrySlug, Industry>;

/** The industries that have case studies. */
export const caseStudyGroups: readonly CaseStudyGroup[] = ["railways", "mining"];
