import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { mileText, onStretch } from "../../../../shared/content/sample-alert.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { RankPlate } from "../../../components/figure-kit/rank-plate.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import type { PictureName } from "../../../media/picture-settings.ts";
import type from "../../../styles/text.module.css";
import { CaseBreadcrumb } from "../case-breadcrumb.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { CaseTitle } from "../case-title.tsx";
import styles from "./predictive-weather-alerts-case.module.css";
import { Storm, stormKey } from "./storm.tsx";

const product = "predictive-weather-alerts";
const { line, moments } = caseStudyOf(product);

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
              <Numeral size="sm">{when}</Numeral>
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

/** What is inspected a day before the storm and after it, side by side. */
function BeforeAndAfter() {
  return (
    <div className={styles.pair} data-screen-only="">
      <PictureHero className={styles.half} picture={<Half name="culvert-scoured" />}>
        <div className={styles.caption}>
          <h2>One day before</h2>
          <ol className={styles.visits}>
            {onStretch.culverts.map(({ km, rank, urgency, finding }) => (
              <li key={km}>
                <RankPlate rank={rank} urgency={urgency} /> <b>mile {mileText(Number(km))}</b>{" "}
                {finding}
              </li>
            ))}
          </ol>
        </div>
      </PictureHero>
      <PictureHero className={styles.half} picture={<Half name="line-from-air" />}>
        <div className={styles.caption}>
          <h2>After the event</h2>
          <p>
            High water can outlast the rain: inspect before normal speed. Record the rain and what
            each culvert did; after a season you know alerts, hits and misses.
          </p>
          <p>
            Transport Canada recommends assessing bridges and culverts during and after severe
            weather:{" "}
            <a href="https://tc.canada.ca/en/rail-transportation/publications/rail-safety-bulletins-2013">
              Rail Safety Bulletin 2013-001
            </a>
          </p>
        </div>
      </PictureHero>
    </div>
  );
}

function Half({ name }: { name: PictureName }) {
  return <Picture name={name} alt="" sizes="(width >= 64rem) max(50vw, 54rem), 100vw" />;
}
