import type { ReactNode } from "react";
import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { products } from "../../../shared/content/products.ts";
import type { ProductSlug } from "../../../shared/paths.ts";
import { definePage, type Page } from "../../page.ts";

/** The page of one product's case study. */
export function caseStudyPage(product: ProductSlug, View: () => ReactNode): Page<object> {
  const { headline, description } = caseStudyOf(product);
  const title = `${products[product].name}: ${headline}`;
  return definePage<object>({ head: () => ({ title, description }), View });
}
