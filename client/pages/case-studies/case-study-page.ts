import type { ReactNode } from "react";
import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { definePage, type Page } from "../../page.ts";

/** The page of one product's case study. */
export function caseStudyPage<Data extends object>(
  product: ProductSlug,
  View: (data: Data) => ReactNode,
  options: Pick<Page<Data>, "header" | "fields" | "load"> = {},
): Page<Data> {
  const { industry, headline, description } = caseStudyOf(product);
  const title = `${products[product].name}: ${headline}`;
  return definePage({
    name: `${product}-case`,
    path: paths.caseStudy(industry, product),
    ...(industry === "railways" && { aliases: [paths.caseStudyAlias(product)] }),
    cache: "static",
    head: () => ({ title, description }),
    View: ({ data }) => View(data),
    ...options,
  });
}
