import type { CaseStudyGroup, IndustrySlug } from "../paths.ts";
import { infrastructure } from "./industries/infrastructure.ts";
import { mining } from "./industries/mining.ts";
import { railways } from "./industries/railways.ts";
import type { Industry } from "./industry.ts";

export const industries = { railways, mining, infrastructure } as const satisfies Record<
  IndustrySlug,
  Industry
>;

/** The industries that have case studies. */
export const caseStudyGroups: readonly CaseStudyGroup[] = ["railways", "mining"];
