import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { industries } from "../../../shared/content/industries.ts";
import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { PrintBrief } from "../../components/print-brief.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import styles from "../breadcrumb-row.module.css";

/** The breadcrumb of a case study, with its industry, beside the print button. */
export function CaseBreadcrumb({ product }: { product: ProductSlug }) {
  const { industry } = caseStudyOf(product);
  return (
    <div className={styles.row}>
      <Breadcrumb
        items={[
          { label: "Industries", href: paths.industries() },
          { label: industries[industry].name, href: paths.industry(industry) },
          { label: products[product].name },
        ]}
      />
      <PrintBrief />
    </div>
  );
}
