import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { FigureNumber } from "../../components/figure-number.tsx";
import { Cluster, Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";

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
          <Columns as="ol" count={3} wide={6} pairs gap={8}>
            {facts.map(({ when, figure }) => (
              <Stack as="li" key={figure.context} gap={2} rule="strong">
                <Caption>{when}</Caption>
                <FigureNumber of={figure} size="sm" />
                <p className={text.small}>{figure.context}</p>
              </Stack>
            ))}
          </Columns>
          <Caption>Separate figures of ours; their basis is to be published.</Caption>
        </Stack>
      </Wrap>
    </Section>
  );
}
