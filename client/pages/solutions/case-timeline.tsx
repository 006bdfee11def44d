import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import type { ProductSlug } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MomentList } from "../../components/moment-list.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { WorkedExample } from "../../components/worked-example.tsx";
import text from "../../styles/text.module.css";

/** The case study of a product as a timeline, with a link to the case study. */
export function CaseTimeline({ product }: { product: ProductSlug }) {
  const { industry, headline, line, moments, isWorkedExample } = caseStudyOf(product);
  return (
    <Section tone="surface" data-screen-only="">
      <Wrap>
        <Grid split="5-7" gap={8}>
          <Stack gap={4}>
            {isWorkedExample && <WorkedExample />}
            <h2>{headline}</h2>
            <p className={text.muted}>{line}</p>
            <MoreLink href={paths.caseStudy(industry, product)}>Read the case study</MoreLink>
          </Stack>
          <div>
            <MomentList moments={moments} />
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
}
