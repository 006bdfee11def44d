import { industries } from "../../../shared/content/industries.ts";
import { type ListedProduct, productList } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./solutions-page.module.css";

/** Lists all products. A card shows the product's picture, what it measures, and what the customer receives and decides. */
export function ProductCards() {
  return (
    <ul className={styles.products}>
      {productList.map((product) => (
        <li key={product.slug} className={styles.product}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({ product }: { product: ListedProduct }) {
  const { slug, name, picture, measures, youReceive, youDecide } = product;
  return (
    <>
      <a href={paths.solution(slug)} className={styles.view}>
        <span className={styles.picture}>
          <Picture
            name={picture}
            alt=""
            sizes="(width >= 64rem) 30vw, (width >= 48rem) 46vw, 92vw"
            priority={slug === productList[0].slug}
          />
        </span>
        <h2 className={classNames(text.follow, text.h3)}>{name}</h2>
      </a>
      <p className={text.meta}>{audienceOf(product)}</p>
      <dl className={styles.terms}>
        <dt>Measures</dt>
        <dd>{measures}</dd>
        <dt>You receive</dt>
        <dd>{youReceive}</dd>
        <dt>You decide</dt>
        <dd>{youDecide}</dd>
      </dl>
    </>
  );
}

function audienceOf(product: ListedProduct): string {
  const audience = product.industries.map((industry): string => industries[industry].name);
  if ("alsoFor" in product) audience.push(product.alsoFor);
  return audience.join(", ");
}
