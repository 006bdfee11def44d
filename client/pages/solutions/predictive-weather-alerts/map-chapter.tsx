import { figures } from "../../../../shared/content/figures.ts";
import { sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { RainOutlook } from "../../../components/drawings/rain-outlook.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import line from "../../../media/drawings/weather-map-line.svg";
import text from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";

/** The sample alert on a map, and its rain by hour. */
export function MapChapter() {
  return (
    <Section tone="night" flush className={styles.chapter}>
      <div className={styles.map}>
        <Picture
          name="weather-map-base"
          alt="Relief map with a line of railway and an area of heavy rain (illustration)"
          sizes="(width >= 48rem) 100vw, (width >= 36rem) 140vw, 640px"
          className={styles.relief}
          priority
        />
        <StaticDrawing of={line} className={styles.line} />
        <p className={styles.alert}>
          <b className={classNames(text.headline, text.h3)}>{sampleAlert.hazard}</b>
          <br />
          {sampleAlert.stretch}
        </p>
      </div>
      <Wrap className={styles.words}>
        <Grid split="rest" gap={3} align="end">
          <h2 className={text.title}>
            <span className={text.phrase}>The alert names a stretch of your line,</span>{" "}
            <span className={text.phrase}>not a region.</span>
          </h2>
          <Caption>Example data</Caption>
        </Grid>
      </Wrap>
      <figure data-screen-only="">
        <Wrap>
          <p className={text.label}>{figures.forecast.value}-hour outlook, rain by the hour</p>
          <RainOutlook />
        </Wrap>
      </figure>
    </Section>
  );
}
