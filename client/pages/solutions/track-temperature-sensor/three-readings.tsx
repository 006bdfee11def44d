import { classNames } from "../../../components/class-names.ts";
import { TemperatureScale } from "../../../components/drawings/temperature-scale.tsx";
import { Section, Wrap } from "../../../components/section.tsx";
import styles from "./three-readings.module.css";

/** Measure, compare, warn: three times the same scale. */
export function ThreeReadings() {
  return (
    <Section>
      <Wrap>
        <h2 className={styles.title}>Three readings on one scale</h2>
        <ol className={styles.readings}>
          <li>
            <div>
              <h3>Measure</h3>
              <p>The temperature of the rail itself, where the rail is.</p>
            </div>
            <TemperatureScale reading="measure" className={classNames(styles.scale)} />
          </li>
          <li>
            <div>
              <h3>Compare with neutral temperature</h3>
              <p>
                What counts is the distance to the temperature at which the rail neither pushes nor
                pulls.
              </p>
            </div>
            <TemperatureScale reading="compare" className={classNames(styles.scale)} />
          </li>
          <li>
            <div>
              <h3>Warn</h3>
              <p>When the distance passes the limit that you set.</p>
            </div>
            <TemperatureScale reading="warn" className={classNames(styles.scale)} />
          </li>
        </ol>
      </Wrap>
    </Section>
  );
}
