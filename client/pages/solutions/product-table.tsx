import { industries } from "../../../shared/content/industries.ts";
import {
  type ListedProduct,
  productList,
  productsHeadline,
} from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { ItemTable } from "../../components/item-table.tsx";
import { Picture } from "../../components/picture.tsx";
import styles from "./solutions-page.module.css";

/** Compares all products: industries, measurements, results, and the decisions of the customer. */
export function ProductTable() {
  return (
    <div className={styles.products}>
      <h2>{productsHeadline}</h2>
      <ItemTable
        columns={["Product", "Measures", "You receive", "You decide"]}
        items={productList.map((product) => ({
          name: product.name,
          href: paths.solution(product.slug),
          picture: (
            <Picture
              name={product.picture}
              alt=""
              sizes="(width >= 64rem) 280px, (width >= 48rem) 300px, 88px"
            />
          ),
          detail: audienceOf(product),
          cells: [product.measures, product.youReceive, product.youDecide],
        }))}
      />
    </div>
  );
}

function audienceOf(product: ListedProduct): string {
  const audience = product.industries.map((industry): string => industries[industry].name);
  if ("alsoFor" in product) audience.push(product.alsoFor);
  return audience.join(", ");
}
