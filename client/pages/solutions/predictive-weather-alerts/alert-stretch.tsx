import type { SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { onStretch } from "../../../../shared/content/sample-alert.ts";
import { shortDate } from "../../../../shared/format.ts";
import { Cluster, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import { Picture } from "../../../components/picture.tsx";
import type { Step } from "../../../components/steps.tsx";
import type from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";
import { StretchDrawing } from "./stretch-drawing.tsx";

const [first] = onStretch.culverts;

/** What stands on the stretch of the alert, with a photograph of its first culvert, and what an alert names for each hazard. */
export function AlertStretch() {
  return (
    <Section tone="surface" data-screen-only="">
      <Wrap>
        <h2>
          <span className={type.phrase}>The alert names a stretch of your line,</span>{" "}
          <span className={type.phrase}>not a region.</span>
        </h2>
        <StretchDrawing />
        <Grid split="5-7" gap={6} reverse>
          {first && <FirstCulvert {...first} />}
          <Stack as="ul" gap={4} stretch>
            {hazards.map(({ title, text }) => (
              <li key={title} className={styles.hazard}>
                <h3>{title}</h3>
                <p className={type.muted}>{text}</p>
              </li>
            ))}
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}

function FirstCulvert({ picture, rank, finding, photographed }: SheetPlace) {
  return (
    <figure>
      <Picture
        name={picture}
        alt=""
        sizes="(width >= 64rem) 40vw, 100vw"
        className={styles.culvert}
      />
      <Cluster as="figcaption" gap={3}>
        <Marker mark={rank} tone="ink" />
        {finding}, {shortDate(photographed)}
      </Cluster>
    </figure>
  );
}

const hazards: readonly Step[] = [
  {
    title: "Water",
    text: "Culverts, bridges and the catchments above them: rain and melt, frozen ground, the size of the opening.",
  },
  {
    title: "Heat",
    text: "Restrained rail: curves, recent repairs, approaches to bridges. Compare it with the rail’s own temperature.",
  },
  {
    title: "Wind and snow",
    text: "Fallen trees, blown snow, and the time it takes to send a crew.",
  },
];
