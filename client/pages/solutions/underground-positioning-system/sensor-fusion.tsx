import { ENLARGED } from "../../../../shared/content/mine-level/record.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { Caption } from "../../../components/caption.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { FigureRow } from "../../../components/figure-row.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Cluster, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { RunChart, RunPlan } from "./run-drawing.tsx";
import styles from "./sensor-fusion.module.css";

const steps = [
  { title: "LiDAR sees the walls", text: "At an opening, a scan fits in one place." },
  { title: "IMU carries the motion", text: "It adds up every movement, so its error grows." },
  { title: "The map corrects the error", text: "The next opening gives the position back." },
];

/** How two sensors with different errors give one position, on one run of the fleet map. */
export function SensorFusion() {
  return (
    <Section className={styles.fusion}>
      <Wrap>
        <Cluster gap={4} spread>
          <h2>Two sensors, one position</h2>
          <ExampleChip />
        </Cluster>
      </Wrap>
      <div className={styles.strip}>
        <div className={styles.run}>
          <RunPlan />
          <RunChart />
        </div>
        <p className={styles.metres} aria-hidden="true">
          <span>± 2 m</span>
          <span>± 1 m</span>
          <span>0</span>
        </p>
      </div>
      <Wrap>
        <Stack gap={4} stretch>
          <Caption className={styles.key}>
            Amber: one scan. Ellipses and curve: the uncertainty, ±&nbsp;2&nbsp;σ; ellipses{" "}
            {ENLARGED} times larger.
          </Caption>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className={styles.errors}>
            <h3>What small errors become</h3>
            <FigureRow figures={products["underground-positioning-system"].statistics} />
            <FiguresNote basis="arithmetic" />
          </div>
        </Stack>
      </Wrap>
    </Section>
  );
}
