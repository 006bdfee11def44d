import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { Caption } from "../../../components/caption.tsx";
import { HeatCurve } from "../../../components/drawings/heat-curve.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor-case.module.css";

const { moments } = caseStudyOf("track-temperature-sensor");
const hours = moments.flatMap((moment) => ("hour" in moment ? [moment.hour] : []));

/** The chart of a hot day with its key. */
export function HeatDay() {
  return (
    <Wrap>
      <ul className={styles.key}>
        {key.map(({ mark, name }) => (
          <li key={mark} data-mark={mark}>
            {name}
          </li>
        ))}
      </ul>
      <HeatCurve hours={hours} />
      <Caption className={styles.legend}>
        One example day, °C by the hour of daylight time. The rule of thumb: forecast maximum plus
        30{UNIT_SPACE}°F.
      </Caption>
    </Wrap>
  );
}

const key = [
  { mark: "rail", name: "Rail" },
  { mark: "air", name: "Air" },
  { mark: "compression", name: "Above neutral: compression" },
  { mark: "rule", name: "Above the rule of thumb" },
  { mark: "limit", name: "The limit, and when it is passed" },
] as const;

/** The order of the day before, then the hours that are marked on the chart. */
export function HourByHour() {
  return (
    <Section tone="surface">
      <Wrap>
        <ol className={styles.moments}>
          {moments.map(({ when, title, text: words }) => (
            <li key={when} className={styles.moment}>
              <Numeral size="sm">{when}</Numeral>
              <h2 className={text.h3}>{title}</h2>
              <p className={text.muted}>{words}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
