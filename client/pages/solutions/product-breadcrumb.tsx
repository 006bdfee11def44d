import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { PrintBrief } from "../../components/print-brief.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import styles from "../breadcrumb-row.module.css";

/** The breadcrumb of a product page, beside the print button. Solutions links to the home page, which shows all six products. */
export function ProductBreadcrumb({ product }: { product: ProductSlug }) {
  return (
    <div className={styles.row}>
      <Breadcrumb
        items={[
          { label: "Solutions", href: paths.home(), page: paths.solutions() },
          { label: products[product].name },
        ]}
      />
      <PrintBrief />
    </div>
  );
}
