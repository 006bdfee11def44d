import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import walls from "../../../media/drawings/walls-and-motion.svg";
import numerals from "../plain-numerals.module.css";
import styles from "./sensor-fusion.module.css";

/** How two sensors with different errors give one position. */
export function SensorFusion() {
  return (
    <Section>
      <Wrap>
        <h2 className={styles.title}>Two sensors, one position</h2>
        <Grid className={styles.grid}>
          <figure className={styles.plan}>
            <StaticDrawing of={walls} />
            <figcaption>
              <ul className={styles.key}>
                <li data-line="motion">IMU alone: smooth, but its error grows</li>
                <li data-line="position">
                  IMU and LiDAR together: each scan of the walls corrects the error
                </li>
              </ul>
              <Caption>Plan of a drift. Not to scale.</Caption>
            </figcaption>
          </figure>
          <Steps
            steps={steps}
            variant="list"
            className={classNames(numerals.numerals, styles.steps)}
          />
        </Grid>
      </Wrap>
    </Section>
  );
}

const steps: readonly Step[] = [
  { title: "LiDAR sees the walls", text: "Each scan is compared with the one before." },
  {
    title: "IMU carries the motion between scans",
    text: "It adds up every movement, so its error grows.",
  },
  {
    title: "The map corrects the error",
    text: "A place that the vehicle passes again corrects its position.",
  },
  {
    title: "The fleet map shows the fleet",
    text: "Every equipped vehicle appears on one plan of the level.",
  },
];
