import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { industries } from "../../../shared/content/industries.ts";
import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { Cluster } from "../../components/layout.tsx";
import { PrintBrief } from "../../components/print-brief.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";

/** The breadcrumb of a case study, with its industry, beside the print button. */
export function CaseBreadcrumb({ product }: { product: ProductSlug }) {
  const { industry } = caseStudyOf(product);
  return (
    <Cluster spread>
      <Breadcrumb
        items={[
          { label: "Industries", href: paths.industries() },
          { label: industries[industry].name, href: paths.industry(industry) },
          { label: products[product].name },
        ]}
      />
      <PrintBrief />
    </Cluster>
  );
}
