import { fieldsOf } from "../../../../shared/content/calculators.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { CulvertFailures } from "../../../components/drawings/culvert-failures.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { ProductBody, productPage } from "../product-page.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { CoverageChapter } from "./coverage-chapter.tsx";
import { CulvertHero } from "./culvert-hero.tsx";
import styles from "./culvert-risk-assessor.module.css";

const product = products["culvert-risk-assessor"];

export const culvertRiskAssessor = productPage(product.slug, {
  fields: [...fieldsOf("coverage"), "order"],
  header: "over-opening",
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <CulvertHero />
      <ContactSheet query={query} />
      <Section className={styles.failures}>
        <Wrap>
          <Grid split="8-4" gap={5} align="end">
            <h2>Three of the ways a culvert fails, all hard to see from the track</h2>
            <p className={text.muted}>
              A photograph of each end shows a blockage and scour. An open joint and its void need a
              detailed inspection.
            </p>
          </Grid>
          <CulvertFailures />
        </Wrap>
      </Section>
      <CoverageChapter query={query} />
    </ProductBody>
  ),
});
