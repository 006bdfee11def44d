import { productList, productsHeadline } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Cluster, Columns, Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./home-chapters.module.css";

/** The pictures that are large in a wide window. */
const LARGE = 2;

/** All products as pictures that link to their pages. */
export function AllProducts() {
  return (
    <Section tone="surface">
      <Wrap>
        <Cluster spread>
          <h2>{productsHeadline}</h2>
          <MoreLink href={paths.solutions()}>All solutions</MoreLink>
        </Cluster>
        <Columns as="ul" count={2} pairs className={styles.products}>
          {productList.map(({ slug, name, promise, picture }, index) => (
            <li key={slug}>
              <a href={paths.solution(slug)} className={styles.product}>
                <Picture
                  name={picture}
                  alt=""
                  sizes={index >= LARGE ? "(width >= 64rem) 23vw, 46vw" : "46vw"}
                  className={classNames(styles.tile, picture === "mine-plan" && styles.plan)}
                />
                <h3 className={text.follow}>{name}</h3>
                <p className={classNames(text.small, styles.promise)}>{promise}</p>
              </a>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Section>
  );
}
