import type { ReactNode } from "react";
import type { Figure } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { classNames } from "../../../components/class-names.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { InspectionCost } from "./inspection-cost.tsx";
import styles from "./railways.module.css";

/** The challenges of railways, with the company's figure if there is one. */
export function RailwayChallenges({ query }: { query: Readonly<Record<string, string>> }) {
  return (
    <Section>
      <Wrap>
        <h2>Industry Challenges</h2>
        <ol className={styles.challenges}>
          <Challenge title="Inspection by hand" figure={figures.inspectorCost}>
            <div className={styles.calculator}>
              <InspectionCost query={query} />
            </div>
          </Challenge>
          <Challenge title="Human reporting" figure={figures.reportingInaccuracy} />
          <li className={styles.challenge}>
            <h3>Heat and cold</h3>
            <p className={classNames(text.lead, styles.words)}>
              Welded rail has no gaps to grow into. Heat becomes compression, cold becomes tension.
            </p>
          </li>
          <Challenge title="Water" figure={figures.culvertsOverlooked} />
          <Challenge title="Weather" figure={figures.weatherCosts} />
        </ol>
        <FiguresNote />
      </Wrap>
    </Section>
  );
}

/** The number and its context read as one phrase. */
function Challenge(props: { title: string; figure: Figure; children?: ReactNode }) {
  const { title, figure, children } = props;
  return (
    <li className={styles.challenge}>
      <h3>{title}</h3>
      <FigureNumber of={figure} />
      <p className={text.lead}>{figure.context}</p>
      {children}
    </li>
  );
}
