import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";

/** The way to a product. Its Solutions leads to the home page, where all six are shown together. */
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
