import { Numeral } from "../../../components/figure-number.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import type { Step } from "../../../components/steps.tsx";
import type from "../../../styles/text.module.css";
import { CaseEnding } from "../case-ending.tsx";
import { CaseHero } from "../case-hero.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { Countdown } from "./countdown.tsx";
import styles from "./predictive-weather-alerts-case.module.css";

const product = "predictive-weather-alerts";

export const predictiveWeatherAlertsCase = caseStudyPage(product, () => (
  <>
    <article>
      <CaseHero product={product} size="large" />
      <Countdown />
      <AfterTheEvent />
    </article>
    <CaseEnding
      product={product}
      limit="People still patrol, inspect and decide whether to slow or stop trains. The alert gives them more notice. It does not replace them."
      next={["culvert-risk-assessor", "track-temperature-sensor"]}
      call="Get notice before the next storm"
    />
  </>
));

function AfterTheEvent() {
  return (
    <Section tone="night" flush>
      <Wrap>
        <div className={styles.after}>
          <Numeral size="lg">T+</Numeral>
          <Stack gap={8} stretch className={styles.inspection}>
            <h2>Inspection after the event</h2>
            <Columns as="ol" count={3} pairs gap={3}>
              {inspections.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className={type.note}>{text}</p>
                </li>
              ))}
            </Columns>
            <p className={type.muted}>
              Transport Canada recommends that railways assess bridges and culverts, and have
              measures ready during and after severe weather.
            </p>
            <MoreLink href="https://tc.canada.ca/en/rail-transportation/publications/rail-safety-bulletins-2013">
              Rail Safety Bulletin 2013-001
            </MoreLink>
          </Stack>
        </div>
      </Wrap>
    </Section>
  );
}

const inspections: readonly Step[] = [
  { title: "Before normal speed", text: "High water can outlast the rain: inspect first." },
  {
    title: "In the record",
    text: "The rain forecast and measured, and what each culvert did.",
  },
  { title: "After a season", text: "You know alerts, hits and misses." },
];
