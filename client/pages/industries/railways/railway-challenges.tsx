import type { ReactNode } from "react";
import type { Figure } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { Boxes } from "../../../components/figure-kit/boxes.tsx";
import { Ruler } from "../../../components/figure-kit/ruler.tsx";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { CulvertTenths, RestrainedRail } from "./challenge-drawings.tsx";
import { InspectionCost } from "./inspection-cost.tsx";
import styles from "./railway-challenges.module.css";

/** The challenges of railways, with the company's figure if there is one. */
export function RailwayChallenges({ query }: { query: Readonly<Record<string, string>> }) {
  return (
    <Section>
      <Wrap>
        <h2>Industry Challenges</h2>
        <ol className={styles.challenges}>
          <li className={styles.first}>
            <h3>Inspection by hand</h3>
            <FigureNumber of={figures.inspectorCost} />
            <p className={text.muted}>{figures.inspectorCost.context}</p>
            <InspectionCost query={query} />
          </li>
          <Challenge title="Human reporting" figure={figures.reportingInaccuracy}>
            <Ruler
              length={100}
              step={5}
              labels={[0, 50, 100]}
              unit="%"
              filled={figures.reportingInaccuracy.value}
            />
          </Challenge>
          <Challenge title="Water" figure={figures.culvertsOverlooked}>
            <CulvertTenths />
          </Challenge>
          <Challenge title="Weather" figure={figures.weatherCosts}>
            <Boxes of={figures.weatherCosts.value} rows={2} />
          </Challenge>
          <li className={styles.challenge}>
            <RestrainedRail />
            <h3>Heat and cold</h3>
            <p className={text.muted}>
              Welded rail has no gaps to grow into. Heat becomes compression, cold becomes tension.
            </p>
          </li>
        </ol>
        <FiguresNote />
      </Wrap>
    </Section>
  );
}

/** The number and its context read as one phrase, below their drawing. */
function Challenge(props: { title: string; figure: Figure; children: ReactNode }) {
  const { title, figure, children } = props;
  return (
    <li className={styles.challenge}>
      {children}
      <h3>{title}</h3>
      <FigureNumber of={figure} className={styles.number} />
      <p className={text.muted}>{figure.context}</p>
    </li>
  );
}
