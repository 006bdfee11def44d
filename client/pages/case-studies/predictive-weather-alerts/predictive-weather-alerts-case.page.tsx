import { culvertSheet } from "../../../../shared/content/culvert-sheet.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import {
  beforeOnset,
  mileText,
  onStretch,
  sampleAlert,
} from "../../../../shared/content/sample-alert.ts";
import { Caption } from "../../../components/caption.tsx";
import { Checks } from "../../../components/checks.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Numeral } from "../../../components/figure-number.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Mail } from "../../../components/mail.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import type from "../../../styles/text.module.css";
import { CaseBreadcrumb } from "../case-breadcrumb.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { CaseTitle } from "../case-title.tsx";
import styles from "./predictive-weather-alerts-case.module.css";
import { Storm, stormKey } from "./storm.tsx";

const product = "predictive-weather-alerts";
const { line, moments } = caseStudyOf(product);

const afterwards = [
  {
    title: "Inspect before normal speed",
    text: "High water can outlast the rain.",
  },
  {
    title: "Record the rain and every culvert",
    text: "What fell, and what each of them did.",
  },
  {
    title: "Count alerts, hits and misses",
    text: "After a season you know all three.",
  },
];

export const predictiveWeatherAlertsCase = caseStudyPage(
  product,
  () => (
    <>
      <article>
        <HourByHour />
        <BeforeAndAfter />
      </article>
      <CaseEnding
        product={product}
        limit="People still patrol, inspect and decide whether to slow or stop trains. The alert gives them more notice. It does not replace them."
        next={["culvert-risk-assessor", "track-temperature-sensor"]}
        call="Get notice before the next storm"
      />
    </>
  ),
  { header: "over-opening" },
);

/** The storm as one drawing under the headline; each moment is a column from its hour on. */
function HourByHour() {
  return (
    <Section tone="night" flush underHeader className={styles.opening}>
      <Wrap>
        <CaseBreadcrumb product={product} />
        <div className={styles.scene}>
          <CaseTitle product={product} />
          <p className={classNames(type.lead, styles.lead)}>{line}</p>
          <Storm />
        </div>
        <ol className={styles.moments}>
          {moments.map(({ hour, when, title, text }) => (
            <li key={hour} className={styles.moment}>
              <div>
                <Numeral size="sm">{when}</Numeral>
                <p className={type.meta}>{beforeOnset(hour)}</p>
              </div>
              <h2 className={type.h4}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <Caption className={styles.key}>{stormKey} Example data.</Caption>
      </Wrap>
    </Section>
  );
}

/** The e-mail beside the culverts that are inspected because of it, then the inspection after the storm. */
function BeforeAndAfter() {
  return (
    <div data-screen-only="">
      <div className={styles.pair}>
        <Section tone="night" className={styles.alert}>
          <h2>One of the e-mails, {sampleAlert.window.from} hours ahead</h2>
          <Mail part="beginning" />
        </Section>
        <PictureHero
          className={styles.half}
          picture={
            <Picture
              name="culvert-scoured"
              alt=""
              sizes="(width >= 64rem) max(50vw, 54rem), 100vw"
            />
          }
        >
          <div className={styles.caption}>
            <h2>One day before: three culverts</h2>
            <ol className={styles.visits}>
              {onStretch.culverts.map(({ km, rank, finding }) => (
                <li key={km}>
                  <span className={type.whole}>Rank {rank}</span> <b>mile {mileText(Number(km))}</b>{" "}
                  {finding}
                </li>
              ))}
            </ol>
            <p className={type.small}>
              On the stretch of the e-mail. Ranks by risk, of the line’s {culvertSheet.length}{" "}
              culverts.
            </p>
          </div>
        </PictureHero>
      </div>
      <Section>
        <Wrap>
          <h2>After the event</h2>
          <Checks of={afterwards} />
          <p className={type.muted}>
            Transport Canada recommends assessing bridges and culverts during and after severe
            weather:{" "}
            <a href="https://tc.canada.ca/en/rail-transportation/publications/rail-safety-bulletins-2013">
              Rail Safety Bulletin 2013-001
            </a>
          </p>
        </Wrap>
      </Section>
    </div>
  );
}
