import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { hoursAboveRule, limitC, limitPassedAt } from "../../../../shared/content/heat-day.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { AirAndRail } from "../../../components/drawings/air-and-rail.tsx";
import { Cluster, Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor.module.css";

/** Abstract of JRC2015-5720, "Rail Temperature Approximation and Heat Slow Order Best Practices". */
const JRC_2015 =
  "https://asmedigitalcollection.asme.org/JRC/proceedings-abstract/JRC2015/56451/V001T04A002/267663";

/** Explains why the air temperature is not enough. */
export function RuleOfThumb() {
  return (
    <Section data-screen-only="">
      <Wrap>
        <Grid split="7-5" gap={4} align="end">
          <h2>Air temperature plus a constant is only a rule of thumb</h2>
          <p className={text.muted}>
            Many heat slow orders add a constant, most often 30{UNIT_SPACE}°F, to the forecast air
            temperature. A <a href={JRC_2015}>paper written with the FRA</a> (2015) covered almost
            160,000 hours of rail temperature from two Class&nbsp;I railroads. It found that one
            size does not fit all: a rail can exceed the rule, and for extended periods.
          </p>
        </Grid>
        <figure className={styles.curves}>
          <AirAndRail />
          <Cluster as="p" gap={4} className={classNames(text.meta, styles.keys)}>
            <span className={styles.key} data-line="rail">
              rail
            </span>
            <span className={styles.key} data-line="rule">
              highest air + 30{UNIT_SPACE}°F (16.7{UNIT_SPACE}°C)
            </span>
            <span className={styles.key}>air</span>
            <span className={styles.key} data-line="limit">
              limit {limitC}
              {UNIT_SPACE}°C, passed at {limitPassedAt}
            </span>
            <span className={styles.key} data-line="over">
              above the rule, {hoursAboveRule}
            </span>
          </Cluster>
          <Caption as="figcaption">One example day, °C by hour.</Caption>
        </figure>
      </Wrap>
    </Section>
  );
}
