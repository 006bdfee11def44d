import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { HeatCurve } from "../../../components/drawings/heat-curve.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { CaseBreadcrumb } from "../case-breadcrumb.tsx";
import { CaseTitle } from "../case-title.tsx";
import styles from "./track-temperature-sensor-case.module.css";

const product = "track-temperature-sensor";
const { line, moments } = caseStudyOf(product);
const hours = moments.flatMap((moment) => ("hour" in moment ? [moment.hour] : []));

/** The hot day as one chart under the headline; each moment is a column from its hour on. */
export function HeatDay() {
  return (
    <Section flush className={styles.opening}>
      <Wrap>
        <CaseBreadcrumb product={product} />
        <div className={styles.scene}>
          <CaseTitle product={product} className={styles.title} />
          <p className={classNames(text.lead, styles.lead)}>{line}</p>
          <HeatCurve hours={hours} className={styles.day} />
        </div>
        <ol className={styles.moments}>
          {moments.map(({ when, title, text: words }) => (
            <li key={when} className={styles.moment}>
              <Numeral size="sm">{when}</Numeral>
              <h2 className={text.h4}>{title}</h2>
              <p className={text.small}>{words}</p>
            </li>
          ))}
        </ol>
        <Caption className={styles.key}>
          One example day, by the hour of daylight time. The rule: forecast maximum of the air plus
          30{UNIT_SPACE}°F (16.7{UNIT_SPACE}°C).
        </Caption>
      </Wrap>
    </Section>
  );
}
