import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Wrap } from "../../../components/layout.tsx";
import rain from "../../../media/drawings/gathering-rain.svg";
import type from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts-case.module.css";

const { moments } = caseStudyOf("predictive-weather-alerts");

/** A vertical timeline of hours before the event, on a background that gets darker; each moment is at its hour. */
export function Countdown() {
  return (
    <div className={styles.countdown}>
      <StaticDrawing of={rain} className={styles.rain} />
      <Wrap>
        <ol className={styles.ruler}>
          {moments.map(({ hour, when, title, text }) => (
            <li key={hour} className={styles.moment}>
              <Numeral size="sm" className={styles.when}>
                {when}
              </Numeral>
              <h2 className={type.h3}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </div>
  );
}
