import {
  caseStudyGroups,
  industries as texts,
} from "../../../shared/content/industries/industries.ts";
import { caseStudiesOf } from "../../../shared/content/products/case-studies.ts";
import { productCount, products } from "../../../shared/content/products/products.ts";
import { type CaseStudyGroup, paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { LinkList } from "../../components/link-list.tsx";
import { WorkedExample } from "../../components/worked-example.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import styles from "./industries-page.module.css";
import { IndustryBands } from "./industry-bands.tsx";

/** The three industries with a picture each, and the case studies in the order of the header's menu. */
export const industries = definePage<object>({
  name: "industries",
  path: paths.industries(),
  cache: "static",
  head: () => ({
    title: "Industries",
    description: `Monitoring for railways, mines and infrastructure: the challenges of each, what we measure there, and ${productCount} case studies.`,
  }),
  View: () => (
    <>
      <Wrap>
        <Breadcrumb items={[{ label: "Industries" }]} />
        <h1 className={classNames(text.h2, styles.title)}>Industries</h1>
      </Wrap>
      <IndustryBands />
      <Section>
        <Wrap>
          <Stack gap={10} stretch>
            <h2>Case studies</h2>
            <Grid split="7-5" gap={10}>
              {caseStudyGroups.map((group) => (
                <CaseStudies key={group} group={group} />
              ))}
            </Grid>
          </Stack>
        </Wrap>
      </Section>
      <ClosingCall question="See the products for your industry." />
    </>
  ),
});

function CaseStudies({ group }: { group: CaseStudyGroup }) {
  const links = caseStudiesOf(group).map(({ product, headline, isWorkedExample }) => ({
    href: paths.caseStudy(group, product),
    label: headline,
    note: products[product].name,
    ...(isWorkedExample && { mark: <WorkedExample /> }),
  }));
  return (
    <div>
      <h3 className={classNames(text.h4, styles.group)}>{texts[group].name}</h3>
      <LinkList links={links} large />
    </div>
  );
}
