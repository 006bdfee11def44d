import { dashboardFields } from "../../../../shared/content/dashboard-choice.ts";
import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { paths } from "../../../../shared/paths.ts";
import { Wrap } from "../../../components/layout.tsx";
import { Picture, upright } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import type { PageContext } from "../../../page.ts";
import type from "../../../styles/text.module.css";
import { DashboardChapter } from "../../dashboard-chapter.tsx";
import { CaseBreadcrumb } from "../case-breadcrumb.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { CaseTitle } from "../case-title.tsx";
import styles from "./autonomous-track-monitoring-case.module.css";
import { CaseFacts } from "./case-facts.tsx";

const product = "autonomous-track-monitoring";

export const autonomousTrackMonitoringCase = caseStudyPage(
  product,
  ({ query }: Pick<PageContext, "query">) => (
    <>
      <article>
        <Hero />
        <CaseFacts />
        <DashboardChapter
          title="Each run is laid on the runs before it"
          lead={
            <>
              Six runs over one place, on an example line and not on that of the figures above.{" "}
              <a href={paths.pilot()}>A{UNIT_SPACE}pilot</a> counts hits and misses.
            </>
          }
          query={query}
          crop={{ rows: 7, lanes: 1, map: true }}
        />
      </article>
      <CaseEnding
        product={product}
        limit="Where the data did not decide, a person did. The figures do not say how many defects were found or missed."
        next={["predictive-weather-alerts", "track-temperature-sensor"]}
        call="Unlock Predictive Maintenance"
      />
    </>
  ),
  { header: "over-opening", fields: dashboardFields, load: ({ query }) => ({ query }) },
);

function Hero() {
  return (
    <PictureHero
      as="header"
      words="apart"
      className={styles.cloud}
      paper="picture"
      picture={
        <Picture
          name="line-classes"
          sizes="(min-width: 64rem) 84vw, max(100vw, min(139vh, 1352px))"
          narrow={[upright("line-classes-upright")]}
          className={styles.picture}
          priority
        />
      }
    >
      <Wrap>
        <CaseBreadcrumb product={product} />
      </Wrap>
      <Wrap>
        <CaseTitle product={product} className={styles.title} />
        <p className={type.lead}>{caseStudyOf(product).line}</p>
      </Wrap>
    </PictureHero>
  );
}
