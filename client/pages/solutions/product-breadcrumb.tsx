import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";

/** The breadcrumb of a product page. Solutions links to the home page, which shows all products. */
export function ProductBreadcrumb({ product }: { product: ProductSlug }) {
  return (
    <Breadcrumb
      items={[
        { label: "Solutions", href: paths.home(), page: paths.solutions() },
        { label: products[product].name },
      ]}
    />
  );
}
