import { figures } from "../../../../shared/content/figures.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { type AlertLine, alertMail, sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { classNames } from "../../../components/class-names.ts";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { FigureRow } from "../../../components/figure-row.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import { WholeWords } from "../../../components/whole-words.tsx";
import text from "../../../styles/text.module.css";
import styles from "./predictive-weather-alerts.module.css";

/** The steps and figures, and a sample e-mail. */
export function AlertMail() {
  return (
    <Section>
      <Wrap>
        <Grid split="5+6" gap={10}>
          <Stack gap={10} stretch className={styles.process}>
            <h2>From a forecast to an e-mail you can act on</h2>
            <Steps steps={steps} variant="list" className={styles.steps} />
            <div>
              <FigureRow figures={products["predictive-weather-alerts"].statistics} />
              <FiguresNote />
            </div>
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
    text: `Weather for up to ${figures.forecast.value} hours. This example gives ${sampleAlert.window.from} hours of notice.`,
  },
  { title: "Match to the line", text: "Where a hazard meets your track, and when." },
  { title: "E-mail alert", text: "Place, hazard and time window, in plain words." },
  { title: "Your procedure", text: "Your rules decide what happens next." },
];

function Mail() {
  return (
    <article className={styles.mail} aria-label="Example of an alert e-mail">
      <Cluster spread className={styles.envelope}>
        <p>
          To <b>{alertMail.recipient}</b>
        </p>
        <ExampleChip />
      </Cluster>
      <h3 className={styles.subject}>
        <WholeWords>{alertMail.subject}</WholeWords>
      </h3>
      <dl>
        <Line {...alertMail.issued} />
      </dl>
      <dl className={styles.warning}>
        {[...alertMail.warning, ...alertMail.terms].map((line) => (
          <Line key={line.term} {...line} />
        ))}
      </dl>
      <p className={styles.sentence}>{alertMail.closing}</p>
    </article>
  );
}

function Line({ term, detail }: AlertLine) {
  return (
    <div className={styles.row}>
      <dt className={classNames(text.small, styles.term)}>{term}</dt>
      <dd className={styles.detail}>
        <WholeWords>{detail}</WholeWords>
      </dd>
    </div>
  );
}
