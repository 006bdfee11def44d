import {
  type ListedProduct,
  productCount,
  productGroups,
  productList,
} from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Cluster } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./solutions-page.module.css";

/** All products in their groups: what the customer receives, and what is measured. */
export function ProductOverview() {
  return (
    <div className={styles.products}>
      <Cluster spread>
        <h2>All {productCount} products</h2>
        <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
      </Cluster>
      <div className={styles.groups}>
        {productGroups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.name}>{group}</h3>
            {productList
              .filter((product) => product.group === group)
              .map((product) => (
                <Product key={product.slug} product={product} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Product({ product }: { product: ListedProduct }) {
  const { slug, name, card, measures, youReceive } = product;
  return (
    <article className={styles.product}>
      <div className={styles.pictured}>
        <Picture
          name={card.picture}
          alt=""
          sizes="(width >= 64rem) 30vw, (width >= 48rem) 44vw, 34vw"
        />
      </div>
      <div>
        <h4 className={classNames(text.headline, styles.productName)}>
          <a href={paths.solution(slug)} className={classNames(text.signal, styles.whole)}>
            {name}
          </a>
        </h4>
        <p>{youReceive}</p>
        <p className={classNames(text.small, styles.measures)}>
          <b>Reads:</b> {measures}
        </p>
      </div>
    </article>
  );
}
