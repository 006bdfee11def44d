import { type Figure, figures } from "../../../../shared/content/figures.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import { CaseStudyLink } from "../case-study-link.tsx";
import styles from "./northern-operator.module.css";

/** The case study in three stations. */
export function NorthernOperator() {
  return (
    <Section tone="drift">
      <Wrap>
        <Grid className={styles.operator}>
          <h2>At a northern railway operator</h2>
          <ol className={styles.stations}>
            <li>
              <h3>Before</h3>
              <Fact of={figures.manualLabour} />
              <Fact of={figures.inspectorCost} />
              <Fact of={figures.reportingInaccuracy} />
            </li>
            <li>
              <h3>Collection</h3>
              <Fact of={figures.trackLength} />
              <Fact of={figures.dataCollected} more=" Two separate facts." />
            </li>
            <li>
              <h3>Review</h3>
              <Fact of={figures.uncertainSpots} />
              <CaseStudyLink of="autonomous-track-monitoring">The whole case study</CaseStudyLink>
            </li>
          </ol>
        </Grid>
      </Wrap>
    </Section>
  );
}

function Fact({ of, more }: { of: Figure; more?: string }) {
  return (
    <>
      <FigureNumber of={of} size="sm" />
      <p className={styles.context}>
        {of.context}
        {more}
      </p>
    </>
  );
}
