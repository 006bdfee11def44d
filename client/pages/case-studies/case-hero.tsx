import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import type { ProductSlug } from "../../../shared/content/products/products.ts";
import { Grid, Wrap } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import { CaseBreadcrumb } from "./case-breadcrumb.tsx";
import styles from "./case-hero.module.css";
import { CaseTitle } from "./case-title.tsx";

interface CaseHeroProps {
  product: ProductSlug;
}

/** The headline at the left and a summary at the right. The case study's drawing follows below. */
export function CaseHero({ product }: CaseHeroProps) {
  return (
    <Wrap>
      <CaseBreadcrumb product={product} />
      <Grid split="8-4" gap={5} align="end" className={styles.opening}>
        <CaseTitle product={product} />
        <p className={text.lead}>{caseStudyOf(product).line}</p>
      </Grid>
    </Wrap>
  );
}
