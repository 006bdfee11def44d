import type { Figure } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { classNames } from "../../../components/class-names.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Columns, Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./railways.module.css";

/** The challenges of railways, with the company's figure if there is one. */
export function RailwayChallenges() {
  return (
    <Section>
      <Wrap>
        <Grid split="4-8" gap={6}>
          <div>
            <h2>Industry Challenges</h2>
            <FiguresNote />
          </div>
          <ol>
            <NumberedChallenge title="Inspection by hand" figure={figures.inspectorCost} />
            <NumberedChallenge title="Human reporting" figure={figures.reportingInaccuracy} />
            <Columns as="li" count={2} gap={2} rule="thin" className={styles.challenge}>
              <p className={classNames(text.headline, styles.words)}>
                Heat and cold in welded rail
              </p>
              <div>
                <h3>Temperature</h3>
                <p className={text.muted}>
                  Restrained rail cannot move: heat becomes compression, cold becomes tension.
                </p>
              </div>
            </Columns>
            <NumberedChallenge title="Water" figure={figures.culvertsOverlooked} />
            <NumberedChallenge title="Weather" figure={figures.weatherCosts} />
          </ol>
        </Grid>
      </Wrap>
    </Section>
  );
}

function NumberedChallenge({ title, figure }: { title: string; figure: Figure }) {
  return (
    <Columns as="li" count={2} gap={2} rule="thin" className={styles.challenge}>
      <FigureNumber of={figure} />
      <div>
        <h3>{title}</h3>
        <p className={text.muted}>{figure.context}</p>
      </div>
    </Columns>
  );
}
