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
              <p>The sensor on the rail measures the rail itself.</p>
            </div>
            <TemperatureScale reading="measure" className={styles.scale} />
          </li>
          <li>
            <div>
              <h3>Compare with neutral temperature</h3>
              <p>
                The difference from neutral decides the force. At neutral the rail neither pushes
                nor pulls.
              </p>
            </div>
            <TemperatureScale reading="compare" className={styles.scale} />
          </li>
          <li>
            <div>
              <h3>Warn</h3>
              <p>You are warned when the difference passes the limit that you set.</p>
            </div>
            <TemperatureScale reading="warn" className={styles.scale} />
          </li>
        </ol>
      </Wrap>
    </Section>
  );
}
