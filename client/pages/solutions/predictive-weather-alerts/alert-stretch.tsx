import { culvertSheet, type SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { onStretch } from "../../../../shared/content/sample-alert.ts";
import { Caption } from "../../../components/caption.tsx";
import { CulvertPhotograph } from "../../../components/culvert-photograph.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";
import { StretchDrawing } from "./stretch-drawing.tsx";

const [first] = onStretch.culverts;

/** What stands on the stretch of the alert, its culvert of the highest rank, and what an alert names for each hazard. */
export function AlertStretch() {
  return (
    <Section tone="surface" data-screen-only="">
      <Wrap>
        <h2>
          <span className={text.phrase}>The alert names a stretch of your line,</span>{" "}
          <span className={text.phrase}>not a region.</span>
        </h2>
        <StretchDrawing />
        <Caption className={styles.ranks}>
          Squares: rank by risk, of the line’s {culvertSheet.length} culverts.
        </Caption>
        <Grid split="7-5" gap={8}>
          {first && <FirstCulvert {...first} />}
          <ul className={styles.hazards}>
            {hazards.map((hazard) => (
              <li key={hazard.title}>
                <h3>{hazard.title}</h3>
                <p className={text.muted}>{hazard.text}</p>
              </li>
            ))}
          </ul>
        </Grid>
      </Wrap>
    </Section>
  );
}

function FirstCulvert({ rank, picture, finding, consequence }: SheetPlace) {
  return (
    <figure className={styles.first}>
      <CulvertPhotograph
        picture={picture}
        view="whole"
        alt=""
        sizes="(width >= 64rem) 56vw, (width >= 48rem) 92vw, 60vw"
        className={styles.photograph}
      />
      <figcaption>
        <b>Rank {rank}, the highest risk on this stretch, so inspected first.</b> {finding},{" "}
        {consequence}.
      </figcaption>
    </figure>
  );
}

const hazards = [
  { title: "Water", text: "Culverts, bridges and the catchments above them." },
  { title: "Heat", text: "Restrained rail: curves, recent repairs, approaches to bridges." },
  {
    title: "Wind and snow",
    text: "Fallen trees, blown snow, and the time it takes to send a crew.",
  },
] as const;
