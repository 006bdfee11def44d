import type { ReactNode } from "react";
import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import type { ProductSlug } from "../../../shared/content/products/products.ts";
import { Grid, Wrap } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import { CaseBreadcrumb } from "./case-breadcrumb.tsx";
import styles from "./case-hero.module.css";
import { CaseTitle } from "./case-title.tsx";

interface CaseHeroProps {
  product: ProductSlug;
  /** Beside the headline, in place of the summary. */
  children?: ReactNode;
}

/** The headline at the left and a summary or a result at the right. The case study's drawing follows below. */
export function CaseHero({ product, children }: CaseHeroProps) {
  return (
    <Wrap>
      <CaseBreadcrumb product={product} />
      <Grid split="8-4" gap={5} align="end" className={styles.opening}>
        <CaseTitle product={product} />
        {children ?? <p className={text.lead}>{caseStudyOf(product).line}</p>}
      </Grid>
    </Wrap>
  );
}
