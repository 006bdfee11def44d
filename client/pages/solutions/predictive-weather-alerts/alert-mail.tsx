import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import { type Step, Steps } from "../../../components/steps.tsx";
import text from "../../../styles/text.module.css";
import styles from "./alert-mail.module.css";

/** The steps, and a sample e-mail with the steps' numbers in its margin. */
export function AlertMail() {
  return (
    <Section>
      <Wrap>
        <Grid split="5+6" gap={10} align="start">
          <Stack gap={10} stretch>
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
  { title: "Forecast", text: `Weather for the next ${figures.forecast.value} hours.` },
  { title: "Match to the line", text: "Where a hazard meets your track, and when." },
  { title: "E-mail alert", text: "Place, hazard and time window, in plain words." },
  { title: "Your procedure", text: "Your rules decide what happens next." },
];

interface Line {
  term: string;
  detail: string;
  /** The number of the step that produces this line. */
  step?: number;
}

const { hazard, stretch, mileage, windowByClock, issued, run, rainMm, chancePercent } = sampleAlert;

const head: readonly Line[] = [
  { term: "To", detail: "Network operations" },
  { term: "Issued", detail: `${issued}, model run ${run}` },
  { term: "Subject", detail: `${hazard}, ${stretch}, Thursday from 00:00` },
];
const body: readonly Line[] = [
  {
    term: "Hazard",
    detail: `${hazard}: ${rainMm}${UNIT_SPACE}mm or more, chance ${chancePercent}%`,
    step: 1,
  },
  { term: "Time window", detail: windowByClock, step: 1 },
  { term: "Place", detail: `${mileage} and the catchments above it`, step: 2 },
  { term: "On this stretch", detail: "Culverts: see the ranked list", step: 2 },
];

function Mail() {
  return (
    <article className={styles.mail} aria-label="Example of an alert e-mail">
      <Caption className={styles.stamp}>Example data</Caption>
      <Lines lines={head} />
      <p className={styles.row}>
        <span className={styles.sentence}>{hazard} is forecast on your line.</span>
      </p>
      <Lines lines={body} />
      <p className={styles.row}>
        <Marker mark={4} tone="ink" />
        <span className={styles.sentence}>
          Follow your severe weather procedure. This alert does not replace it.
        </span>
      </p>
    </article>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
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
