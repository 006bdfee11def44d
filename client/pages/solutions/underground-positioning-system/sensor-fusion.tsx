import { Caption } from "../../../components/caption.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import walls from "../../../media/drawings/walls-and-motion.svg";
import styles from "./underground-positioning-system.module.css";

/** How two sensors with different errors give one position. */
export function SensorFusion() {
  return (
    <Section>
      <Wrap>
        <Stack gap={10} stretch>
          <h2>Two sensors, one position</h2>
          <Grid split="4-8" gap={6} align="start" reverse>
            <figure>
              <StaticDrawing of={walls} />
              <figcaption>
                <Stack as="ul" gap={2} stretch>
                  <li className={styles.source} data-line="motion">
                    IMU alone: smooth, but its error grows
                  </li>
                  <li className={styles.source} data-line="position">
                    IMU and LiDAR together: each scan of the walls corrects the error
                  </li>
                </Stack>
                <Caption className={styles.caption}>Plan of a drift.</Caption>
              </figcaption>
            </figure>
            <Steps steps={steps} variant="plain" />
          </Grid>
        </Stack>
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
