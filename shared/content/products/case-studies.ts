import type { CaseStudyGroup } from "../../paths.ts";
import { type ListedProduct, type ProductSlug, productList, products } from "./products.ts";

/** Label of a case study without a documented customer. */
export const workedExample = "Worked example";

export type ListedCaseStudy = ListedProduct["caseStudy"] & { product: ProductSlug };

/** All case studies in the order of their products. */
export const caseStudies: readonly ListedCaseStudy[] = productList.map(({ slug, caseStudy }) => ({
  ...caseStudy,
  product: slug,
}));

export function caseStudiesOf(industry: CaseStudyGroup): ListedCaseStudy[] {
  return caseStudies.filter((study) => study.industry === industry);
}

export function caseStudyOf<Slug extends ProductSlug>(
  product: Slug,
): (typeof products)[Slug]["caseStudy"] {
  return products[product].caseStudy;
}

/** "Case study, worked example" */
export function caseStudyLabel(product: ProductSlug): string {
  const { isWorkedExample } = caseStudyOf(product);
  return `Case study${isWorkedExample ? `, ${workedExample.toLowerCase()}` : ""}`;
}
