import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { PrintBrief } from "../../components/print-brief.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import styles from "../breadcrumb-row.module.css";

/** The way to a product. Its Solutions leads to the home page, where all six are shown together. Beside it the page can be printed. */
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
