import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { HeatCurve } from "../../../components/drawings/heat-curve.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor-case.module.css";

/** The columns in the stylesheet depend on these hours. */
const { moments } = caseStudyOf("track-temperature-sensor");
const hours = moments.flatMap((moment) => ("hour" in moment ? [moment.hour] : []));

/** What stands in large type: "04" of "04:00", "Day" of "Day before". */
const largeOf = (when: string) => when.match(/^\w+/)?.[0] ?? when;

/** The chart of a hot day, with thin lines from the curve to the text of each hour. */
export function HourByHour() {
  return (
    <figure>
      <div className={styles.day}>
        <HeatCurve hours={hours} />
        <ol className={styles.moments}>
          {moments.map(({ when, title, text: words }) => (
            <li key={when} className={styles.moment}>
              <Numeral size="sm" className={styles.hour}>
                {largeOf(when)}
                <small className={text.unit}>{when.slice(largeOf(when).length)}</small>
              </Numeral>
              <h2 className={text.h4}>{title}</h2>
              <p className={classNames(text.small, styles.text)}>{words}</p>
            </li>
          ))}
        </ol>
      </div>
      <Wrap>
        <Caption as="figcaption" className={styles.legend}>
          One example day, °C by the hour of daylight time. The rule of thumb: forecast maximum plus
          30{UNIT_SPACE}°F.
        </Caption>
      </Wrap>
    </figure>
  );
}
