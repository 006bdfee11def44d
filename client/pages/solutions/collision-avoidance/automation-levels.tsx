import { products } from "../../../../shared/content/products/products.ts";
import { FigureRow } from "../../../components/figure-row.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./automation-levels.module.css";
import { ContactReading, SpeedReading, StoppingReading } from "./level-readings.tsx";

/** The three levels of automation in ascending order, each with a reading of one meeting of two vehicles, and the figures of the product. */
export function AutomationLevels() {
  return (
    <Section className={styles.section}>
      <Wrap>
        <Stack gap={10} stretch>
          <Stack gap={3}>
            <h2>Three steps. Each one works without the next.</h2>
            <p className={text.muted}>The meeting above, step by step.</p>
          </Stack>
          <ol className={styles.levels}>
            {levels.map(({ name, line, acts, Reading }) => (
              <li key={name} className={styles.level}>
                <Reading />
                <h3>{name}</h3>
                <p className={styles.acts}>
                  <span className={text.meta}>Acts:</span> {acts}
                </p>
                <p className={styles.line}>{line}</p>
              </li>
            ))}
          </ol>
          <Stack gap={1} stretch>
            <FigureRow
              className={styles.figures}
              figures={products["collision-avoidance"].statistics}
            />
            <FiguresNote basis="arithmetic" />
          </Stack>
        </Stack>
      </Wrap>
    </Section>
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
    line: "Slows or stops the vehicle within the mine’s limits. It does not steer. Autonomy is a step apart.",
    acts: "the vehicle, within limits",
    Reading: SpeedReading,
  },
];
