import { Caption } from "../../../components/caption.tsx";
import { FleetPlan, vehicleNames } from "../../../components/drawings/fleet-plan.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./fleet-map.module.css";

/** The plan of one level with the vehicles on it. */
export function FleetMap() {
  return (
    <Section tone="night" className={styles.chapter}>
      <Wrap>
        <h2 className={text.title}>One map for the fleet</h2>
      </Wrap>
      <div className={styles.plan}>
        <Picture
          name="mine-plan"
          sizes="(min-width: 110rem) 110rem, 100vw"
          className={styles.level}
        />
        <FleetPlan />
      </div>
      <Wrap>
        <ol className={styles.vehicles} aria-label="Vehicles on the plan">
          {vehicleNames.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <ul className={styles.trio}>
          <li>
            <h3>Locate</h3>
            <p className={text.note}>A position for each vehicle, on the plan of the level.</p>
          </li>
          <li>
            <h3>See the fleet</h3>
            <p className={text.note}>
              Which vehicle is in which heading, and which is on the ramp.
            </p>
          </li>
          <li>
            <h3>One map</h3>
            <p className={text.note}>The positions of all equipped vehicles stand on one plan.</p>
          </li>
        </ul>
        <Caption className={styles.caption}>Fleet map. Illustration, fictitious vehicles.</Caption>
      </Wrap>
    </Section>
  );
}
