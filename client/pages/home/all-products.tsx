import { productList, productsHeadline } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Columns, Grid, Section, Wrap } from "../../components/layout.tsx";
import { Marker } from "../../components/marker.tsx";
import text from "../../styles/text.module.css";
import styles from "./home-chapters.module.css";
import { LineSection } from "./line-section.tsx";

/** All products in one drawing, and again as the list that its numbers lead to. */
export function AllProducts() {
  return (
    <Section tone="night" id="how">
      <Wrap>
        <Grid split="7+4" gap={6} align="end">
          <h2 className={text.title}>{productsHeadline}</h2>
          <p className={text.muted} data-screen-only="">
            Choose a number in the drawing.
          </p>
        </Grid>
      </Wrap>
      <LineSection />
      <Wrap>
        <Columns as="ul" count={2} wide={3} className={styles.products}>
          {productList.map(({ slug, name, promise }, index) => (
            <li key={slug}>
              <a href={paths.solution(slug)} className={styles.product}>
                <Marker mark={index + 1} className={styles.marker} />
                <h3 className={classNames(text.follow, styles.name)}>{name}</h3>
                <p className={text.muted}>{promise}</p>
              </a>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Section>
  );
}
