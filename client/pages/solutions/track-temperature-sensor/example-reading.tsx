import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import {
  heatDay,
  limitC,
  limitPassedAt,
  peakForceKN,
  peakRail,
} from "../../../../shared/content/heat-day.ts";
import { longDate } from "../../../../shared/format.ts";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Cluster, Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor.module.css";

const aboveNeutral = peakRail - heatDay.neutral;

/** The sensor on the rail, and its highest reading of the example day against neutral and against the limit. */
export function ExampleReading() {
  return (
    <Section tone="night" flush className={styles.reading} data-screen-only="">
      <Picture name="rail-clip-sensor" className={styles.clip} />
      <Wrap className={styles.over}>
        <div className={styles.readout}>
          <Cluster gap={4} spread>
            <h2 className={text.h3}>Measure, compare, warn</h2>
            <ExampleChip />
          </Cluster>
          <ol>
            {readings.map(({ value, title, words }) => (
              <li key={title} className={styles.value}>
                <Numeral>
                  {value}
                  <small className={text.unit}>{UNIT_SPACE}°C</small>
                </Numeral>
                <div>
                  <h3 className={text.h4}>{title}</h3>
                  <p className={text.muted}>{words}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className={text.small}>
            Sensor {heatDay.sensor}, {longDate(heatDay.date)}, the highest of the day.
          </p>
        </div>
      </Wrap>
    </Section>
  );
}

const readings = [
  {
    value: peakRail.toFixed(1),
    title: "in the rail",
    words: "The sensor is on the rail and reads the rail itself.",
  },
  {
    value: `+${aboveNeutral.toFixed(1)}`,
    title: `from its neutral ${heatDay.neutral}${UNIT_SPACE}°C`,
    words: `The difference decides the force: about ${peakForceKN}${UNIT_SPACE}kN of compression in each rail.`,
  },
  {
    value: `+${(peakRail - limitC).toFixed(1)}`,
    title: `over your limit of ${limitC}${UNIT_SPACE}°C`,
    words: `You are warned at ${limitPassedAt}, when the rail passes it.`,
  },
];
