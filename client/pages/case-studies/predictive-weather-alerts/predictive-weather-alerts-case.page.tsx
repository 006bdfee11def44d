import { figures } from "../../../../shared/content/figures.ts";
import { CaseStudyClosing } from "../../../components/case-study-closing.tsx";
import { Figure } from "../../../components/figure.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import type from "../../../styles/text.module.css";
import { CaseHero } from "../case-hero.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { nextCaseStudy, nextProduct } from "../next-pages.tsx";
import { Countdown } from "./countdown.tsx";
import styles from "./predictive-weather-alerts-case.module.css";

const product = "predictive-weather-alerts";

export const predictiveWeatherAlertsCase = caseStudyPage(product, () => (
  <>
    <article>
      <CaseHero product={product} size="large" note="On the scale below, one mark is one hour." />
      <Countdown />
      <AfterTheEvent />
      <Section>
        <Wrap>
          <Grid split="7-5" gap={10} align="start">
            <Figure of={figures.weatherCosts} size="xl" />
            <Stack gap={4} rule="strong">
              <h2>What remained manual</h2>
              <p>
                People still patrol, inspect and decide whether to slow or stop trains. The alert
                gives them more notice. It does not replace them.
              </p>
            </Stack>
          </Grid>
        </Wrap>
      </Section>
    </article>
    <CaseStudyClosing
      title="Get notice before the next storm"
      text="In a demo, we show an example alert with its place, hazard and time window."
      next={[
        nextCaseStudy("culvert-risk-assessor"),
        nextCaseStudy("track-temperature-sensor"),
        nextProduct(product),
      ]}
    />
  </>
));

function AfterTheEvent() {
  return (
    <Section tone="night" flush>
      <Wrap>
        <Grid split="4-8" gap={4} align="start" className={styles.after}>
          <Numeral size="lg">T+</Numeral>
          <Stack gap={4}>
            <h2>Inspection after the event</h2>
            <p className={type.lead}>
              High water can outlast the rain. Transport Canada recommends that railways assess the
              risk at bridges and culverts. It also recommends having measures ready during and
              after severe weather.
            </p>
            <MoreLink href="https://tc.canada.ca/en/rail-transportation/publications/rail-safety-bulletins-2013">
              Rail Safety Bulletin 2013-001
            </MoreLink>
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}
