import { productList } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./search-page.module.css";

/** The products, for a visitor without results. */
export function ProductLinks() {
  return (
    <section className={styles.results}>
      <h2 className={classNames(text.h3, styles.ruled)}>Our products</h2>
      <ul className={styles.products}>
        {productList.map(({ slug, name, promise, picture }) => (
          <li key={slug}>
            <a className={styles.product} href={paths.solution(slug)}>
              <div className={styles.picture}>
                <Picture name={picture} alt="" sizes="(min-width: 48rem) 29vw, 120px" />
              </div>
              <div className={styles.found}>
                <h3 className={classNames(text.follow, text.h3)}>{name}</h3>
                <p className={styles.promise}>{promise}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
