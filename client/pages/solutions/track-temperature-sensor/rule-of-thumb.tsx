import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import {
  heatDay,
  limitC,
  limitPassedAt,
  limitPassedUntil,
  peakRail,
  ruleOfThumb,
} from "../../../../shared/content/heat-day.ts";
import { longDate } from "../../../../shared/format.ts";
import { Caption } from "../../../components/caption.tsx";
import { HeatCurve } from "../../../components/drawings/heat-curve.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Cluster, Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor.module.css";

/** Abstract of JRC2015-5720, "Rail Temperature Approximation and Heat Slow Order Best Practices". */
const JRC_2015 =
  "https://asmedigitalcollection.asme.org/JRC/proceedings-abstract/JRC2015/56451/V001T04A002/267663";

const unit = `${UNIT_SPACE}°C`;

/** Explains why the air temperature is not enough, and what the sensor reads at the peak of an example day. */
export function RuleOfThumb() {
  return (
    <Section data-screen-only="">
      <Wrap>
        <Grid split="7-5" gap={4} align="end">
          <h2>Air temperature plus a constant is only a rule of thumb</h2>
          <p className={text.lead}>
            Many heat slow orders add a constant, most often 30{UNIT_SPACE}°F, to the forecast;{" "}
            <a href={JRC_2015}>one size does not fit all</a>. On this day the rule gave{" "}
            {ruleOfThumb.toFixed(1)}
            {unit}, below the limit: no slow order. The rail reached {peakRail.toFixed(1)}
            {unit}.
          </p>
        </Grid>
        <div className={styles.day}>
          <ol className={styles.readings}>
            {readings.map(({ title, value, unit, words }) => (
              <li key={title} className={styles.reading}>
                <Numeral>
                  {value}
                  {unit && <small className={text.unit}>{unit}</small>}
                </Numeral>
                <div>
                  <h3 className={text.h4}>{title}</h3>
                  <p className={text.muted}>{words}</p>
                </div>
              </li>
            ))}
          </ol>
          <HeatCurve className={styles.curve} />
        </div>
        <Cluster gap={4}>
          <ExampleChip />
          <Caption>
            Sensor {heatDay.sensor}, {longDate(heatDay.date)}, by the hour.
          </Caption>
        </Cluster>
      </Wrap>
    </Section>
  );
}

/** The highest reading of the day, that against neutral, and when the limit was passed. */
const readings = [
  { title: "Measure", value: peakRail.toFixed(1), unit, words: "in the rail" },
  {
    title: "Compare",
    value: `+${(peakRail - heatDay.neutral).toFixed(1)}`,
    unit,
    words: `from its neutral ${heatDay.neutral}${UNIT_SPACE}°C`,
  },
  {
    title: "Warn",
    value: limitPassedAt,
    unit: "",
    words: `your limit of ${limitC}${UNIT_SPACE}°C is passed, until ${limitPassedUntil}`,
  },
];
