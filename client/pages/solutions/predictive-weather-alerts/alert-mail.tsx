import { figures } from "../../../../shared/content/figures.ts";
import { type AlertLine, alertMail, sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import text from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";

/** The steps, and a sample e-mail with the steps' numbers in its margin. */
export function AlertMail() {
  return (
    <Section>
      <Wrap>
        <Grid split="5+6" gap={10}>
          <Stack gap={10} stretch className={styles.process}>
            <h2>From a forecast to an e-mail you can act on</h2>
            <Steps steps={steps} variant="list" className={styles.steps} />
          </Stack>
          <Mail />
        </Grid>
      </Wrap>
    </Section>
  );
}

const steps: readonly Step[] = [
  {
    title: "Forecast",
    text: `Weather for up to ${figures.forecast.value} hours. The alert beside this leaves ${sampleAlert.window.from}.`,
  },
  { title: "Match to the line", text: "Where a hazard meets your track, and when." },
  { title: "E-mail alert", text: "Place, hazard and time window, in plain words." },
  { title: "Your procedure", text: "Your rules decide what happens next." },
];

const head: readonly AlertLine[] = [
  ...alertMail.head,
  { term: "Subject", detail: alertMail.subject },
];

function Mail() {
  return (
    <article className={styles.mail} aria-label="Example of an alert e-mail">
      <Caption className={styles.stamp}>Example data</Caption>
      <Lines lines={head} />
      <p className={styles.row}>
        <span className={styles.sentence}>{alertMail.opening}</span>
      </p>
      <Lines lines={alertMail.lines} />
      <p className={styles.row}>
        <Marker mark={4} tone="ink" />
        <span className={styles.sentence}>{alertMail.closing}</span>
      </p>
    </article>
  );
}

function Lines({ lines }: { lines: readonly AlertLine[] }) {
  return (
    <dl>
      {lines.map(({ term, detail, step }) => (
        <div key={term} className={styles.row}>
          {step && <Marker mark={step} tone="ink" />}
          <dt className={classNames(text.small, styles.term)}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
