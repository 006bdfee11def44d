import { caseStudyGroups, industries as texts } from "../../../shared/content/industries.ts";
import {
  caseStudiesOf,
  type ListedCaseStudy,
} from "../../../shared/content/products/case-studies.ts";
import { productCount, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Cluster, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { NamedTitle } from "../../components/named-title.tsx";
import { Picture } from "../../components/picture.tsx";
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
      </Wrap>
      <Wrap>
        <div className={styles.words}>
          <NamedTitle name="Industries" className={text.title}>
            Three industries, {productCount} case studies
          </NamedTitle>
        </div>
      </Wrap>
      <IndustryBands />
      <CaseStudies />
      <ClosingCall question="See the products for your industry." />
    </>
  ),
});

/** The case studies, the first and the last one large, each with its figure and its words on its picture. */
function CaseStudies() {
  return (
    <Section>
      <Wrap>
        <Stack gap={8} stretch>
          <Cluster spread>
            <h2>Case studies</h2>
            <MoreLink href={paths.pilot()}>Test a product on your own site</MoreLink>
          </Cluster>
          <ul className={styles.cases}>
            {caseStudyGroups.flatMap(caseStudiesOf).map((study) => (
              <CaseStudyCard key={study.product} {...study} />
            ))}
          </ul>
        </Stack>
      </Wrap>
    </Section>
  );
}

function CaseStudyCard({
  industry,
  product,
  headline,
  finding: [figure, meaning],
  isWorkedExample,
}: ListedCaseStudy) {
  return (
    <li>
      <a href={paths.caseStudy(industry, product)} className={styles.card}>
        <div className={styles.cardPicture}>
          <Picture
            name={products[product].card.picture}
            alt=""
            sizes="(width >= 48rem) 62vw, 92vw"
          />
        </div>
        <div className={styles.cardWords}>
          <h3>
            <span className={text.follow}>{headline}</span>
          </h3>
          <p className={styles.finding}>
            <b className={text.figure}>{figure}</b> {meaning}
          </p>
          <Cluster as="p" gap={3} className={text.meta}>
            {texts[industry].name} {isWorkedExample && <WorkedExample />}
          </Cluster>
        </div>
      </a>
    </li>
  );
}
