import { industries } from "../../../shared/content/industries.ts";
import {
  type ListedProduct,
  productList,
  productsHeadline,
} from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { ItemTable } from "../../components/item-table.tsx";
import { Cluster } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import styles from "./solutions-page.module.css";

/** Compares all products: industries, measurements, results, and the decisions of the customer. */
export function ProductTable() {
  return (
    <div className={styles.products}>
      <Cluster spread>
        <h2>{productsHeadline}</h2>
        <MoreLink href={paths.pilot()}>Test one on your own site</MoreLink>
      </Cluster>
      <ItemTable
        columns={["Product", "Measures", "You receive", "You decide"]}
        items={productList.map((product) => ({
          name: product.name,
          href: paths.solution(product.slug),
          picture: <Picture name={product.picture} alt="" sizes="300px" />,
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
