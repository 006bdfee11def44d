import { figures } from "../../../../shared/content/figures.ts";
import { type AlertLine, alertMail, sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { classNames } from "../../../components/class-names.ts";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
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
            <Steps steps={steps} variant="list" />
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

/** The marker of the third step, the mail itself, is in the mail's head. */
function Mail() {
  return (
    <article className={styles.mail} aria-label="Example of an alert e-mail">
      <Cluster spread className={styles.envelope}>
        <p>
          To <b>{alertMail.recipient}</b>
        </p>
        <ExampleChip />
      </Cluster>
      <div className={styles.row}>
        <Marker mark={3} tone="ink" />
        <h3 className={styles.subject}>{alertMail.subject}</h3>
      </div>
      <dl>
        <Line line={alertMail.issued} />
      </dl>
      <p className={styles.row}>
        <span className={styles.sentence}>{alertMail.opening}</span>
      </p>
      <dl>
        {alertMail.lines.map((line, index, lines) => (
          <Line key={line.term} line={line} isNewStep={line.step !== lines[index - 1]?.step} />
        ))}
      </dl>
      <p className={styles.row}>
        <Marker mark={4} tone="ink" />
        <span className={styles.sentence}>{alertMail.closing}</span>
      </p>
    </article>
  );
}

function Line({ line, isNewStep = true }: { line: AlertLine; isNewStep?: boolean }) {
  const { term, detail, step } = line;
  return (
    <div className={styles.row}>
      {step && isNewStep && <Marker mark={step} tone="ink" />}
      <dt className={classNames(text.small, styles.term)}>{term}</dt>
      <dd className={styles.detail}>{detail}</dd>
    </div>
  );
}
