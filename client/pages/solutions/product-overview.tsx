import { capital } from "../../../shared/content/figure.ts";
import {
  type ProductSlug,
  productCount,
  products,
} from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Cluster } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./solutions-page.module.css";
import { worries } from "./worry-list.ts";

/** All products in the order of the sentence above them, each under its word: what the customer receives, and what is measured. */
export function ProductOverview() {
  return (
    <div className={styles.products}>
      <Cluster spread>
        <h2>All {productCount} products</h2>
        <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
      </Cluster>
      <div className={styles.grid}>
        {worries.flatMap(({ about, answers }) =>
          answers.map((product) => <Product key={product} product={product} about={about} />),
        )}
      </div>
    </div>
  );
}

interface ProductProps {
  product: ProductSlug;
  about: string;
}

function Product({ product, about }: ProductProps) {
  const { slug, name, card, measures, youReceive } = products[product];
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
        <p className={classNames(text.label, styles.about)}>{capital(about)}</p>
        <h3 className={classNames(text.headline, styles.productName)}>
          <a href={paths.solution(slug)} className={classNames(text.signal, styles.whole)}>
            {name}
          </a>
        </h3>
        <p>{youReceive}</p>
        <p className={text.small}>
          <b>Reads:</b> {measures}
        </p>
      </div>
    </article>
  );
}
