import { industries } from "../../../shared/content/industries/industries.ts";
import type { Product, ProductGroup } from "../../../shared/content/products/product.ts";
import { productList } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { ItemTable } from "../../components/item-table.tsx";
import { Columns, Grid } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import text from "../../styles/text.module.css";
import styles from "./solutions-page.module.css";

const pictures: Record<ProductGroup, PictureName> = {
  Track: "sensor-studio",
  "Water and weather": "culvert-inlet",
  Underground: "mine-plan",
};

const columns = ["Product", "Measures", "You receive", "You decide"] as const;

/** The products of one group in a table: what each measures, what the customer receives and decides. */
export function ProductTable({ group }: { group: ProductGroup }) {
  const products = productList.filter((product) => product.group === group);
  return (
    <Grid as="section" split="3-9" gap={6} rule="strong" className={styles.group}>
      <Columns count={2} gap={5} className={styles.head}>
        <h2 className={text.h3}>{group}</h2>
        <Picture
          name={pictures[group]}
          sizes="(width >= 64rem) 38vw, 60vw"
          className={styles.picture}
        />
      </Columns>
      <div>
        <ItemTable columns={columns} items={products.map(rowOf)} />
      </div>
    </Grid>
  );
}

function rowOf(product: Product) {
  const { slug, name, measures, youReceive, youDecide, industries: chosen, alsoFor } = product;
  const audience = chosen.map((industry): string => industries[industry].name);
  if (alsoFor !== undefined) audience.push(alsoFor);
  return {
    name,
    href: paths.solution(slug),
    detail: audience.join(", "),
    cells: [measures, youReceive, youDecide],
  };
}
