import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import type { Step } from "../../../components/steps.tsx";
import readings from "../../../media/drawings/temperature-readings.svg";
import type from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor.module.css";

/** The sensor on the rail, then three steps (measure, compare, warn) on one scale. */
export function ThreeReadings() {
  return (
    <Section>
      <Wrap>
        <Stack gap={10} stretch>
          <CaptionedFigure
            caption="Apollo Railpulse on the web of the rail"
            bleed
            data-screen-only=""
            className={styles.closeUp}
          >
            <Picture name="rail-clip-sensor" className={styles.clip} />
          </CaptionedFigure>
          <h2>Three readings on one scale</h2>
          <div className={styles.readings}>
            <StaticDrawing of={readings} className={styles.scale} />
          </div>
          <Columns as="ol" count={3} gap={5}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className={type.note}>{text}</p>
              </li>
            ))}
          </Columns>
        </Stack>
      </Wrap>
    </Section>
  );
}

const steps: readonly Step[] = [
  { title: "Measure", text: "The sensor on the rail measures the rail itself." },
  {
    title: "Compare with neutral temperature",
    text: "The difference from neutral decides the force. At neutral there is none.",
  },
  { title: "Warn", text: "You are warned when the difference passes the limit that you set." },
];
