import type { ReactNode } from "react";
import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import type { ProductSlug } from "../../../shared/paths.ts";
import { definePage, type Page } from "../../page.ts";

interface CaseStudyContent {
  description: string;
  View: () => ReactNode;
}

/** The page of one product's case study, under the headline that every list gives it. */
export function caseStudyPage(product: ProductSlug, content: CaseStudyContent): Page<object> {
  const { description, View } = content;
  return definePage<object>({
    head: () => ({ title: caseStudyOf(product).headline, description }),
    View,
  });
}
