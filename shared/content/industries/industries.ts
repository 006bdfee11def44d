import type { CaseStudyGroup, IndustrySlug } from "../../paths.ts";
import type { Industry } from "./industry.ts";
import { infrastructure } from "./infrastructure.ts";
import { mining } from "./mining.ts";
import { railways } from "./railways.ts";

export const industries = { railways, mining, infrastructure } as const satisfies Record<
  IndustrySlug,
  Industry
>;

/** The industries that have case studies. */
export const caseStudyGroups: readonly CaseStudyGroup[] = ["railways", "mining"];
