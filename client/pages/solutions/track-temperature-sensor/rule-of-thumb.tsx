import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { Caption } from "../../../components/caption.tsx";
import { HeatCurve } from "../../../components/drawings/heat-curve.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
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
          <HeatCurve />
          <Caption as="figcaption">One example day, by the hour.</Caption>
        </figure>
      </Wrap>
    </Section>
  );
}
