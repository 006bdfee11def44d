import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { classNames } from "../../components/class-names.ts";
import { Grid, Stack, Wrap } from "../../components/layout.tsx";
import { NamedTitle } from "../../components/named-title.tsx";
import { WholeWords } from "../../components/whole-words.tsx";
import text from "../../styles/text.module.css";
import { ProductBreadcrumb } from "./product-breadcrumb.tsx";
import { DemoButton } from "./product-demo.tsx";
import styles from "./product-page.module.css";

/** The product's name and headline at the left, the summary and the button at the right. */
export function ProductHero({ product }: { product: ProductSlug }) {
  const { name, headline, line } = products[product];
  return (
    <Wrap>
      <ProductBreadcrumb product={product} />
      <Grid split="8-4" gap={5} align="end" className={styles.opening}>
        <div>
          <NamedTitle name={name} className={classNames(text.display, styles.title)}>
            {headline}
          </NamedTitle>
        </div>
        <Stack gap={6} className={styles.side}>
          <p className={text.lead}>
            <WholeWords>{line}</WholeWords>
          </p>
          <DemoButton product={product} />
        </Stack>
      </Grid>
    </Wrap>
  );
}
