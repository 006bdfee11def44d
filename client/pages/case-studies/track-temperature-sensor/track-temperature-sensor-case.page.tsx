import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { peakForceKN, ruleForceKN } from "../../../../shared/content/heat-day.ts";
import { classNames } from "../../../components/class-names.ts";
import { Grid, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import text from "../../../styles/text.module.css";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { HeatDay } from "./heat-day.tsx";
import styles from "./track-temperature-sensor-case.module.css";

const product = "track-temperature-sensor";

export const trackTemperatureSensorCase = caseStudyPage(product, () => (
  <>
    <article>
      <HeatDay />
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

function ReadingChanged() {
  return (
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
        <Grid split="7-5" gap={6} align="end">
          <h2 className={classNames(text.title, styles.words)}>
            <span className={text.phrase}>The rule gives the day.</span>{" "}
            <span className={text.phrase}>The reading gives the hour.</span>
          </h2>
          <p className={text.lead}>
            For almost three hours the rail was hotter than the rule of thumb, with up to{" "}
            <b>
              {peakForceKN - ruleForceKN}
              {UNIT_SPACE}kN more compression
            </b>{" "}
            in each rail.
          </p>
        </Grid>
      </Wrap>
    </PictureHero>
  );
}
