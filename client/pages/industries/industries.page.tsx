import { caseStudyGroups, industries as texts } from "../../../shared/content/industries.ts";
import {
  caseStudiesOf,
  type ListedCaseStudy,
} from "../../../shared/content/products/case-studies.ts";
import { productCount, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
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
        <Grid split="8-4" gap={3} align="end" className={styles.words}>
          <h1>Industries</h1>
          <p className={text.lead}>
            For railways, mines and infrastructure: the challenges of each, and what we measure
            there.
          </p>
        </Grid>
      </Wrap>
      <IndustryBands />
      <CaseStudies />
      <ClosingCall question="See the products for your industry." />
    </>
  ),
});

/** The case studies, the first one large. */
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
            {caseStudyGroups.flatMap(caseStudiesOf).map((study, index) => (
              <CaseStudyCard key={study.product} {...study} isFirst={index === 0} />
            ))}
          </ul>
        </Stack>
      </Wrap>
    </Section>
  );
}

function CaseStudyCard(props: ListedCaseStudy & { isFirst: boolean }) {
  const { industry, product, headline, isWorkedExample, isFirst } = props;
  const { name, card } = products[product];
  return (
    <li>
      <a href={paths.caseStudy(industry, product)} className={styles.card}>
        <div className={styles.cardPicture}>
          <Picture
            name={card.picture}
            alt=""
            sizes={isFirst ? "(width >= 48rem) 92vw, 164vw" : "(width >= 48rem) 46vw, 156px"}
          />
        </div>
        <div className={styles.cardWords}>
          <h3>
            <span className={text.follow}>{headline}</span>
          </h3>
          <Cluster as="p" gap={3} className={text.meta}>
            <span>
              {texts[industry].name}
              <span className={styles.cardProduct}>, {name}</span>
            </span>
            {isWorkedExample && <WorkedExample />}
          </Cluster>
        </div>
      </a>
    </li>
  );
}
