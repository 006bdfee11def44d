import { Caption } from "../../../components/caption.tsx";
import { FleetPlan, vehicleNames } from "../../../components/drawings/fleet-plan.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { LevelPicture } from "../../../components/level-picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./underground-positioning-system.module.css";

/** The plan of one mine level with its vehicles, and the three benefits. */
export function FleetMap() {
  return (
    <Section tone="night" className={styles.chapter}>
      <Wrap>
        <h2 className={text.title}>One map for the fleet</h2>
      </Wrap>
      <div className={styles.plan}>
        <LevelPicture sizes="(min-width: 110rem) 110rem, 100vw" />
        <FleetPlan className={styles.fleet} />
      </div>
      <Wrap>
        <ol className={styles.vehicles} aria-label="Vehicles on the plan">
          {vehicleNames.map((name) => (
            <li key={name} className={styles.vehicle}>
              {name}
            </li>
          ))}
        </ol>
        <Columns as="ul" count={3} gap={5}>
          <Stack as="li" rule="thin" gap={1}>
            <h3>Locate</h3>
            <p className={text.note}>A position for each vehicle, on the plan of the level.</p>
          </Stack>
          <Stack as="li" rule="thin" gap={1}>
            <h3>See the fleet</h3>
            <p className={text.note}>
              Which vehicle is in which heading, and which is on the ramp.
            </p>
          </Stack>
          <Stack as="li" rule="thin" gap={1}>
            <h3>One map</h3>
            <p className={text.note}>The positions of all equipped vehicles stand on one plan.</p>
          </Stack>
        </Columns>
        <Caption className={styles.caption}>Example data</Caption>
      </Wrap>
    </Section>
  );
}
