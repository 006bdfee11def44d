import { industries } from "../../../shared/content/industries.ts";
import type { Product, ProductGroup } from "../../../shared/content/product.ts";
import { productList } from "../../../shared/content/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Grid } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import styles from "../solutions-page.module.css";

const pictures: Record<ProductGroup, PictureName> = {
  Track: "sensor-studio",
  "Water and weather": "culvert-cutaway",
  Underground: "mining-portal-dusk",
};

const columns = { measures: "Measures", youReceive: "You receive", audience: "For" };

/** The products of one group in a table: what each measures, what the customer receives, and its industries. */
export function ProductTable({ group }: { group: ProductGroup }) {
  return (
    <section>
      <Grid className={styles.group}>
        <div className={styles.groupHead}>
          <h2>{group}</h2>
          <div className={styles.frame}>
            <Picture
              name={pictures[group]}
              sizes="(width >= 64rem) 38vw, 60vw"
              className={styles.picture}
            />
          </div>
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">{columns.measures}</th>
              <th scope="col">{columns.youReceive}</th>
              <th scope="col">{columns.audience}</th>
            </tr>
          </thead>
          <tbody>
            {productList
              .filter((product) => product.group === group)
              .map((product) => (
                <ProductRow key={product.slug} product={product} />
              ))}
          </tbody>
        </table>
      </Grid>
    </section>
  );
}

function ProductRow({ product }: { product: Product }) {
  const { measures, youReceive, alsoFor } = product;
  const audience = product.industries.map((slug): string => industries[slug].name);
  if (alsoFor !== undefined) audience.push(alsoFor);
  return (
    <tr>
      <th scope="row">
        <a href={paths.solution(product.slug)}>{product.name}</a>
      </th>
      <td data-label={columns.measures}>{measures}</td>
      <td data-label={columns.youReceive}>{youReceive}</td>
      <td data-label={columns.audience}>{audience.join(", ")}</td>
    </tr>
  );
}
