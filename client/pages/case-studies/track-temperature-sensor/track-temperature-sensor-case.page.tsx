import { classNames } from "../../../components/class-names.ts";
import { Columns, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import text from "../../../styles/text.module.css";
import { CaseEnding } from "../case-ending.tsx";
import { CaseHero } from "../case-hero.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { HeatDay, HourByHour } from "./hour-by-hour.tsx";
import { ReadingChanged } from "./reading-changed.tsx";
import styles from "./track-temperature-sensor-case.module.css";

const product = "track-temperature-sensor";

export const trackTemperatureSensorCase = caseStudyPage(product, () => (
  <>
    <article>
      <CaseHero product={product} />
      <HeatDay />
      <HourByHour />
      <PictureHero
        className={styles.sun}
        picture={
          <Picture
            name="rail-curve-noon"
            sizes="max(100vw, min(143vh, 1210px))"
            className={styles.picture}
          />
        }
      >
        <Wrap className={styles.statement}>
          <Columns count="rest" gap={6} align="end">
            <p className={classNames(text.title, text.headline, styles.words)}>
              <span className={text.phrase}>The hottest day is not the only risk.</span>{" "}
              <span className={text.phrase}>The first warm days deserve as much attention.</span>
            </p>
          </Columns>
        </Wrap>
      </PictureHero>
      <ReadingChanged />
    </article>
    <CaseEnding
      product={product}
      limit="Your railway decides. The slow order, its limits and the time to lift it follow your own standards. The reading supports the order; it does not issue it."
      next={["predictive-weather-alerts"]}
      call="Be ready for the next hot day"
    />
  </>
));
