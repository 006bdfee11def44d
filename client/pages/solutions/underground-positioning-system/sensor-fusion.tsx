import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import styles from "./underground-positioning-system.module.css";

/** How two sensors with different errors give one position. */
export function SensorFusion() {
  return (
    <Section>
      <Wrap>
        <Grid split="4-8" gap={5} align="start">
          <h2>Two sensors, one position</h2>
          <Steps steps={steps} variant="plain" className={styles.steps} />
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
];
