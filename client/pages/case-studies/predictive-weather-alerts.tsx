import { figures } from "../../../shared/content/figures.ts";
import { Figure } from "../../components/figure.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Grid, Section, Wrap } from "../../components/section.tsx";
import { UnlockCall } from "../../components/unlock-call.tsx";
import { CaseOpening } from "./case-opening.tsx";
import { caseStudyPage } from "./case-study-page.ts";
import { nextCaseStudy } from "./next-pages.tsx";
import { Countdown } from "./predictive-weather-alerts/countdown.tsx";
import styles from "./predictive-weather-alerts/hours-page.module.css";

const product = "predictive-weather-alerts";

export const predictiveWeatherAlertsCase = caseStudyPage(product, () => (
  <>
    <article>
      <CaseOpening
        product={product}
        size="large"
        note="A generic illustration, not a customer’s event. The scale below is true: one mark is one hour."
      />
      <Countdown />
      <AfterTheEvent />
      <Section>
        <Wrap>
          <Grid className={styles.costs}>
            <Figure of={figures.weatherCosts} size="xl" className={styles.figure} />
            <div className={styles.manual}>
              <h2>What remained manual</h2>
              <p>
                Everything that touches the track: the patrol, the inspection, the decision to slow
                or to stop. The alert moves them forward in time, it does not replace them.
              </p>
            </div>
          </Grid>
        </Wrap>
      </Section>
    </article>
    <UnlockCall
      text="See an alert for your own line, as it would arrive."
      next={[nextCaseStudy("culvert-risk-assessor"), nextCaseStudy("track-temperature-sensor")]}
    />
  </>
));

function AfterTheEvent() {
  return (
    <Section tone="night" flush>
      <Wrap>
        <Grid className={styles.after}>
          <p className={styles.hour}>T+</p>
          <div className={styles.inspection}>
            <h2>Inspection after the event</h2>
            <p>
              Water keeps working after the rain has stopped. Transport Canada’s bulletin 2013-001
              recommends that railways assess the risk at bridges and culverts, and have measures
              ready for the time during and after severe weather.
            </p>
            <MoreLink href="https://tc.canada.ca/en/rail-transportation/publications/rail-safety-bulletins-2013">
              Rail Safety Bulletin 2013-001
            </MoreLink>
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
}
