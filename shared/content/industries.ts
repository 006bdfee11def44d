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
    concern: "Track, rail temperature, culverts, and the weather on the line.",
  },
  mining: {
    slug: "mining",
    name: "Mining",
    concern: "Positions where no satellite reaches, and corners that nobody can see round.",
  },
  infrastructure: {
    slug: "infrastructure",
    name: "Infrastructure",
    concern: "Assets that are many, spread out, and out of sight.",
  },
} as const satisfies Record<IndustrySlug, Industry>;

/** The industries that have case studies. */
export const caseStudyGroups: readonly CaseStudyGroup[] = ["railways", "mining"];
