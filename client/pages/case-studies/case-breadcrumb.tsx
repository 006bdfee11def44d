import { industries } from "../../../shared/content/industries.ts";
import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
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
