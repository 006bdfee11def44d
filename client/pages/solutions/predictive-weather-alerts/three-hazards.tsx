import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import type { Step } from "../../../components/steps.tsx";
import type { PictureName } from "../../../media/picture-settings.ts";
import type from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";

/** Three weather hazards side by side. */
export function ThreeHazards() {
  return (
    <Section tone="surface" className={styles.hazards} data-screen-only="">
      <Wrap>
        <Stack gap={6} stretch>
          <h2>Three kinds of weather that affect any track</h2>
          <Columns as="ul" count={3} gap={5}>
            {hazards.map(({ title, text, picture }) => (
              <li key={title} className={styles.hazard}>
                <Picture
                  name={picture}
                  alt=""
                  sizes="(width >= 48rem) 31vw, 8rem"
                  className={styles.view}
                />
                <div>
                  <h3>{title}</h3>
                  <p className={type.note}>{text}</p>
                </div>
              </li>
            ))}
          </Columns>
        </Stack>
      </Wrap>
    </Section>
  );
}

interface Hazard extends Step {
  picture: PictureName;
}

const hazards: readonly Hazard[] = [
  {
    title: "Heat",
    text: "Heat compresses a restrained rail. Compare the forecast with the rail temperature.",
    picture: "rail-curve-noon",
  },
  {
    title: "Water",
    text: "Rain and melt on the catchment upstream, their intensity, frozen ground, and the size of the opening.",
    picture: "culvert-scoured",
  },
  {
    title: "Wind and snow",
    text: "Fallen trees, blown snow, and the time it takes to send a crew.",
    picture: "line-ahead-dusk",
  },
];
