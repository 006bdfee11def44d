import { Section, Wrap } from "../../../components/layout.tsx";
import { SixRuns } from "../../six-runs.tsx";
import styles from "./four-steps.module.css";

/** How a run becomes a list: the six runs at the first place of the example line, above the steps. */
export function FourSteps() {
  return (
    <Section>
      <Wrap>
        <h2>From the vehicle to the list, in four steps</h2>
        <SixRuns className={styles.runs} />
        <ol className={styles.steps}>
          {steps.map(({ title, words }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}

const steps = [
  {
    title: "Collect",
    words: "Apollo Sense records the track as its vehicle runs.",
  },
  { title: "Process", words: "Each place is compared with earlier runs." },
  {
    title: "Rank",
    words: "Apollo Dashboard ranks what to check first: this one.",
  },
  {
    title: "Check",
    words: "An inspector confirms each defect and decides the uncertain places.",
  },
];
