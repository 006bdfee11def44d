import { fieldsOf } from "../../../../shared/content/calculators.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { CulvertFailures } from "../../../components/drawings/culvert-failures.tsx";
import { Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Statistics } from "../../../components/statistics.tsx";
import { ProductBody, productPage } from "../product-page.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { CoverageChapter } from "./coverage-chapter.tsx";
import { CulvertHero } from "./culvert-hero.tsx";

const product = products["culvert-risk-assessor"];

export const culvertRiskAssessor = productPage(product.slug, {
  fields: [...fieldsOf("coverage"), "order"],
  View: ({ data: { posts, query } }) => (
    <ProductBody product={product.slug} posts={posts}>
      <CulvertHero />
      <ContactSheet query={query} />
      <Statistics figures={product.statistics} />
      <Section>
        <Wrap>
          <Stack gap={8} stretch>
            <h2>Three of the ways a culvert fails, all hard to see from the track</h2>
            <CaptionedFigure caption="Other ways: a corroded invert, a crushed or undersized barrel, a beaver dam, ice.">
              <CulvertFailures />
            </CaptionedFigure>
          </Stack>
        </Wrap>
      </Section>
      <CoverageChapter query={query} />
    </ProductBody>
  ),
});
