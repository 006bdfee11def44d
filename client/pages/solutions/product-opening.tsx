import type { ReactNode } from "react";
import type { ProductSlug } from "../../../shared/paths.ts";
import { Grid, Wrap } from "../../components/section.tsx";
import text from "../../styles/text.module.css";
import { ProductBreadcrumb } from "./product-breadcrumb.tsx";
import { DemoButton } from "./product-demo.tsx";
import styles from "./product-opening.module.css";

interface ProductOpeningProps {
  product: ProductSlug;
  title: string;
  lead: ReactNode;
  /** For a promise of a few words. */
  size?: "default" | "large";
}

/** Promise on the left, what it is and the button on the right. */
export function ProductOpening({ product, title, lead, size = "default" }: ProductOpeningProps) {
  return (
    <Wrap>
      <ProductBreadcrumb product={product} />
      <Grid className={styles.opening} data-size={size}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.side}>
          <p className={text.lead}>{lead}</p>
          <DemoButton product={product} />
        </div>
      </Grid>
    </Wrap>
  );
}
