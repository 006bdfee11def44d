import type { ReactNode } from "react";
import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { FigureRow } from "../../../components/figure-row.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./automation-levels.module.css";
import { ContactReading, SpeedReading, StoppingReading } from "./level-readings.tsx";
import { RoutePlan } from "./route-plan.tsx";

/** The three levels of automation in ascending order, each with a reading of one meeting of two vehicles, and autonomy. */
export function AutomationLevels() {
  return (
    <Section className={styles.section}>
      <Wrap>
        <Stack gap={8} stretch>
          <Grid split="7-5" gap={5} align="start">
            <h2>Three steps before autonomy. Each one works without the next.</h2>
            <Stack gap={1} stretch>
              <FigureRow figures={[physicalFigures.closingDistance]} />
              <FiguresNote basis="arithmetic" />
            </Stack>
          </Grid>
          <ol className={styles.levels}>
            {levels.map(({ name, line, acts, Reading }) => (
              <li key={name} className={styles.level}>
                <Reading />
                <h3>{name}</h3>
                <Acts>{acts}</Acts>
                <p className={styles.line}>{line}</p>
              </li>
            ))}
          </ol>
          <div className={styles.autonomy}>
            <RoutePlan />
            <div className={styles.apart}>
              <h3>Autonomy, a separate decision</h3>
              <Acts>the vehicle</Acts>
              <p className={styles.line}>
                The vehicle also steers. The mine decides on that apart from the three steps.
              </p>
            </div>
          </div>
        </Stack>
      </Wrap>
    </Section>
  );
}

function Acts({ children }: { children: ReactNode }) {
  return (
    <p className={styles.acts}>
      <span className={text.meta}>Acts:</span> {children}
    </p>
  );
}

const levels = [
  {
    name: "Inform",
    line: "Every vehicle that reports over the mine’s radio network. Out of coverage, its position is old.",
    acts: "the driver",
    Reading: ContactReading,
  },
  {
    name: "Warn",
    line: "A warning when the routes of two vehicles meet.",
    acts: "the driver, with support",
    Reading: StoppingReading,
  },
  {
    name: "Intervene",
    line: "Slows or stops, within the mine’s limits, if the driver does not. It does not steer.",
    acts: "the vehicle, within limits",
    Reading: SpeedReading,
  },
];
