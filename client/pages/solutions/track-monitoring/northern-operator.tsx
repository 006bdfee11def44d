import { type Figure, figures } from "../../../../shared/content/figures.ts";
import { paths } from "../../../../shared/paths.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Section, Wrap } from "../../../components/section.tsx";
import styles from "./northern-operator.module.css";

/** The case study in three stations. */
export function NorthernOperator() {
  return (
    <Section tone="drift">
      <Wrap>
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
            <MoreLink href={paths.caseStudy("railways", "autonomous-track-monitoring")}>
              The whole case study
            </MoreLink>
          </li>
        </ol>
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
