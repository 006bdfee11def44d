import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { industries } from "../../../shared/content/industries.ts";
import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";

/** The way to a case study, through its industry. */
export function CaseBreadcrumb({ product }: { product: ProductSlug }) {
  const { industry } = caseStudyOf(product);
  return (
    <Breadcrumb
      items={[
        { label: "Industries", href: paths.industries() },
        { label: industries[industry].name, href: paths.industry(industry) },
        { label: products[product].name },
      ]}
    />
  );
}
