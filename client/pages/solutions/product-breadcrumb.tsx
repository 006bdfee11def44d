import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Cluster } from "../../components/layout.tsx";
import { PrintBrief } from "../../components/print-brief.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";

/** The breadcrumb of a product page, beside the print button. Solutions links to the home page, which shows all products. */
export function ProductBreadcrumb({ product }: { product: ProductSlug }) {
  return (
    <Cluster spread>
      <Breadcrumb
        items={[
          { label: "Solutions", href: paths.home(), page: paths.solutions() },
          { label: products[product].name },
        ]}
      />
      <PrintBrief />
    </Cluster>
  );
}
