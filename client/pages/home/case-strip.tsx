import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { FigureNumber } from "../../components/figure-number.tsx";
import { Cluster, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import styles from "./home-chapters.module.css";

const product = "autonomous-track-monitoring";
const { industry, moments } = caseStudyOf(product);
const facts = moments.flatMap(({ when, figures = [] }) =>
  figures.map((figure) => ({ when, figure })),
);

/** The figures of the documented case study side by side, each with its context. */
export function CaseStrip() {
  return (
    <Section>
      <Wrap>
        <Stack gap={8} stretch>
          <Cluster spread>
            <h2>The documented case: a northern railway operator</h2>
            <MoreLink href={paths.caseStudy(industry, product)}>Read the case study</MoreLink>
          </Cluster>
          <ol className={styles.strip}>
            {facts.map(({ when, figure }) => (
              <li key={figure.context} className={styles.fact}>
                <Caption>{when}</Caption>
                <FigureNumber of={figure} size="sm" />
                <p className={text.small}>{figure.context}</p>
              </li>
            ))}
          </ol>
        </Stack>
        <Caption>Separate figures of ours; their basis is to be published.</Caption>
      </Wrap>
    </Section>
  );
}
