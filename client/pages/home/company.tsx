import { figures } from "../../../shared/content/figures.ts";
import { paths } from "../../../shared/paths.ts";
import { CaptionedFigure } from "../../components/captioned-figure.tsx";
import { classNames } from "../../components/class-names.ts";
import { FigureRow } from "../../components/figure-row.tsx";
import { FiguresNote } from "../../components/figures-note.tsx";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./home-chapters.module.css";

const facts = [figures.dataCollected, figures.imageProcessing, figures.uncertainSpots];

/** The company in two sentences and three figures, beside a picture of its sensor. */
export function Company() {
  return (
    <Section tone="night">
      <Wrap>
        <Stack gap={8} stretch>
          <Grid split="6-6" gap={6} align="center">
            <Stack gap={6}>
              <h2 className={classNames(text.title, styles.companyTitle)}>Canadian, since 2015.</h2>
              <p className={text.lead}>
                We watch track, rail temperature, culverts, weather on the line and vehicles in
                mines. Software ranks what to check first; people check what it cannot decide.
              </p>
              <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
            </Stack>
            <CaptionedFigure caption="Apollo Sense" bleed className={styles.sensorFigure}>
              <Picture
                name="sensor-alpha"
                sizes="(width >= 64rem) 54vw, 100vw"
                className={styles.picture}
              />
            </CaptionedFigure>
          </Grid>
          <FigureRow figures={facts} />
          <FiguresNote />
        </Stack>
      </Wrap>
    </Section>
  );
}
