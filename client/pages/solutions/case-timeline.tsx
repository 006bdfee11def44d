import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { MomentList } from "../../components/moment-list.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Grid, Section, Wrap } from "../../components/section.tsx";
import { WorkedExample } from "../../components/worked-example.tsx";
import styles from "./case-timeline.module.css";

/** The case study of a product as a timeline, with a link to the whole of it. */
export function CaseTimeline({ product }: { product: ProductSlug }) {
  const { industry, headline, line, moments, isWorkedExample } = caseStudyOf(product);
  return (
    <Section tone="surface" className={styles.chapter}>
      <Wrap>
        <Grid className={styles.study}>
          <div className={styles.words}>
            {isWorkedExample && <WorkedExample />}
            <h2>{headline}</h2>
            <p className={styles.line}>{line}</p>
            <MoreLink href={paths.caseStudy(industry, product)}>Read the case study</MoreLink>
          </div>
          <div className={styles.moments}>
            <MomentList moments={moments} />
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
}
