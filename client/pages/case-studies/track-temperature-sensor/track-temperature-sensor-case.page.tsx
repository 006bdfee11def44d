import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { heatDay, peakRail, ruleOfThumb } from "../../../../shared/content/heat-day.ts";
import { thermalForce } from "../../../../shared/content/thermal-force.ts";
import { classNames } from "../../../components/class-names.ts";
import { Columns, Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import { Story } from "../../../components/story.tsx";
import text from "../../../styles/text.module.css";
import { CaseEnding } from "../case-ending.tsx";
import { CaseHero } from "../case-hero.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { HourByHour } from "./hour-by-hour.tsx";
import styles from "./track-temperature-sensor-case.module.css";

const product = "track-temperature-sensor";

export const trackTemperatureSensorCase = caseStudyPage(product, () => (
  <>
    <article>
      <CaseHero product={product} />
      <HourByHour />
      <PictureHero
        className={styles.sun}
        paper="picture"
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
      <Section>
        <Wrap>
          <Story
            title="What the reading changed"
            lead="On this day the rail stood above the rule of thumb for almost three hours."
          >
            <p>
              The rule stands for {degreesOf(ruleOfThumb)} and {forceAt(ruleOfThumb)} of compression
              in each rail, the peak for {degreesOf(peakRail)} and {forceAt(peakRail)}. Without a
              reading nobody would know that a limit between the two was passed.
            </p>
            <p>
              Ask any vendor, us included: which side of the rail is read, how far from a calibrated
              probe at noon and at dawn, how often, what you see when the radio is silent, and who
              keeps the neutral temperature.
            </p>
          </Story>
        </Wrap>
      </Section>
    </article>
    <CaseEnding
      product={product}
      limit="Your railway decides. The slow order, its limits and the time to lift it follow your own standards. The reading supports the order; it does not issue it."
      next={["predictive-weather-alerts"]}
      call="Be ready for the next hot day"
    />
  </>
));

function degreesOf(railC: number): string {
  return `${railC.toFixed(1)}${UNIT_SPACE}°C`;
}

/** The force in one rail. */
function forceAt(railC: number): string {
  const { forceKN } = thermalForce(railC - heatDay.neutral);
  return `${Math.round(forceKN / 10) * 10}${UNIT_SPACE}kN`;
}
