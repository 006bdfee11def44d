import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import type { PictureName } from "../../../media/picture-settings.ts";
import text from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";
import { StretchDrawing } from "./stretch-drawing.tsx";

/** What stands on the stretch of the alert, and what an alert names for each hazard. */
export function AlertStretch() {
  return (
    <Section tone="surface" data-screen-only="">
      <Wrap>
        <h2>
          <span className={text.phrase}>The alert names a stretch of your line,</span>{" "}
          <span className={text.phrase}>not a region.</span>
        </h2>
        <StretchDrawing />
        <Columns as="ul" count={3} gap={4}>
          {hazards.map((hazard) => (
            <li key={hazard.title} className={styles.hazard}>
              <Picture
                name={hazard.picture}
                alt=""
                sizes="(width >= 48rem) 30vw, 40vw"
                className={styles.scene}
              />
              <Stack gap={2}>
                <h3>{hazard.title}</h3>
                <p className={text.muted}>{hazard.text}</p>
              </Stack>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Section>
  );
}

const hazards: readonly { title: string; text: string; picture: PictureName }[] = [
  {
    title: "Water",
    text: "Culverts, bridges and the catchments above them.",
    picture: "culvert-scoured",
  },
  {
    title: "Heat",
    text: "Restrained rail: curves, recent repairs, approaches to bridges.",
    picture: "rail-curve-noon",
  },
  {
    title: "Wind and snow",
    text: "Fallen trees, blown snow, and the time it takes to send a crew.",
    picture: "culvert-ice",
  },
];
