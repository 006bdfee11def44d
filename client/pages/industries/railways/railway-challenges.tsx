import type { ReactNode } from "react";
import type { Figure } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { Caption } from "../../../components/caption.tsx";
import { Boxes } from "../../../components/figure-kit/boxes.tsx";
import { PercentRuler } from "../../../components/figure-kit/ruler.tsx";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Cluster, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { CulvertTenths, RestrainedRail } from "./challenge-drawings.tsx";
import { InspectionCost } from "./inspection-cost.tsx";
import styles from "./railway-challenges.module.css";

/** The challenges of railways, each with its figure and a drawing of it. */
export function RailwayChallenges({ query }: { query: Readonly<Record<string, string>> }) {
  return (
    <Section>
      <Wrap>
        <h2>Industry Challenges</h2>
        <ol className={styles.challenges}>
          <li className={styles.first}>
            <div>
              <h3>Inspection by hand</h3>
              <FigureNumber of={figures.inspectorCost} size="lg" className={styles.cost} />
              <p className={text.muted}>{figures.inspectorCost.context}</p>
            </div>
            <InspectionCost query={query} />
          </li>
          <Challenge title="Human reporting" figure={figures.reportingInaccuracy}>
            <PercentRuler of={figures.reportingInaccuracy.value} />
          </Challenge>
          <Challenge title="Water" figure={figures.culvertsOverlooked}>
            <CulvertTenths />
          </Challenge>
          <Challenge title="Weather" figure={figures.weatherCosts}>
            <Boxes of={figures.weatherCosts.value} />
            <Caption>One box: $1 billion</Caption>
          </Challenge>
          <Challenge title="Heat and cold" figure={physicalFigures.forcePerDegree}>
            <RestrainedRail />
          </Challenge>
        </ol>
        <Cluster gap={6}>
          <FiguresNote />
          <FiguresNote basis="arithmetic" />
        </Cluster>
      </Wrap>
    </Section>
  );
}

/** The number and its context read as one phrase, above their drawing. */
function Challenge(props: { title: string; figure: Figure; children: ReactNode }) {
  const { title, figure, children } = props;
  return (
    <li className={styles.challenge}>
      <h3>{title}</h3>
      <FigureNumber of={figure} className={styles.number} />
      <p className={text.muted}>{figure.context}</p>
      {children}
    </li>
  );
}
