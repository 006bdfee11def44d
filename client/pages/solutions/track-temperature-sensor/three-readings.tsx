import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import compared from "../../../media/drawings/temperature-compared.svg";
import measured from "../../../media/drawings/temperature-measured.svg";
import warned from "../../../media/drawings/temperature-warned.svg";
import text from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor.module.css";

/** The sensor on the rail, then three steps (measure, compare, warn) on the same scale. */
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
          <Stack as="ol" gap={4} stretch>
            <Grid as="li" split="5-7" gap={4} align="center" rule="thin">
              <div>
                <h3>Measure</h3>
                <p className={text.note}>The sensor on the rail measures the rail itself.</p>
              </div>
              <StaticDrawing of={measured} className={styles.scale} />
            </Grid>
            <Grid as="li" split="5-7" gap={4} align="center" rule="thin">
              <div>
                <h3>Compare with neutral temperature</h3>
                <p className={text.note}>
                  The difference from neutral decides the force. At neutral there is none.
                </p>
              </div>
              <StaticDrawing of={compared} className={styles.scale} />
            </Grid>
            <Grid as="li" split="5-7" gap={4} align="center" rule="thin">
              <div>
                <h3>Warn</h3>
                <p className={text.note}>
                  You are warned when the difference passes the limit that you set.
                </p>
              </div>
              <StaticDrawing of={warned} className={styles.scale} />
            </Grid>
          </Stack>
        </Stack>
      </Wrap>
    </Section>
  );
}
