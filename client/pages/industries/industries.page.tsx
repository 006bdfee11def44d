import { caseStudyGroups, industries as texts } from "../../../shared/content/industries.ts";
import { caseStudiesOf, workedExample } from "../../../shared/content/products/case-studies.ts";
import type { CaseStudy } from "../../../shared/content/products/case-study.ts";
import {
  type ProductSlug,
  productCount,
  products,
} from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
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
        <Grid split="8-4" gap={4} align="end" className={styles.words}>
          <h1 className={text.display}>Where to look first</h1>
          <p className={text.lead}>
            A ranked list for the line, a live map for the mine, an order of risk for what the
            weather reaches.
          </p>
        </Grid>
      </Wrap>
      <IndustryBands />
      <CaseStudies />
      <ClosingCall question="See the products for your industry." />
    </>
  ),
});

/** The case studies, the first and the last one large, each with its words on its picture. */
function CaseStudies() {
  return (
    <Section>
      <Wrap>
        <Stack gap={8} stretch>
          <Cluster spread>
            <h2>One project, five worked examples</h2>
            <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
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

/** "Railways, infrastructure": the industries that the product serves. */
function tagOf(product: ProductSlug): string {
  return products[product].industries
    .map((slug, index) => (index === 0 ? texts[slug].name : texts[slug].name.toLowerCase()))
    .join(", ");
}

function CaseStudyCard({
  industry,
  product,
  headline,
  finding,
  isWorkedExample,
}: CaseStudy & { product: ProductSlug }) {
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
          {finding && (
            <p>
              <b>{finding[0]}</b> {finding[1]}
            </p>
          )}
          <p className={text.meta}>
            {tagOf(product)}
            {" · "}
            <span>{isWorkedExample ? workedExample : "Project"}</span>
          </p>
        </div>
      </a>
    </li>
  );
}
