import type { ReactNode } from "react";
import type { Figure } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { Boxes } from "../../../components/figure-kit/boxes.tsx";
import { PercentRuler, Ruler, TrackRuler } from "../../../components/figure-kit/ruler.tsx";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./autonomous-track-monitoring-case.module.css";

const { collectionTime, dataCollected, inspectorCost, manualLabour } = figures;
const { reportingInaccuracy, trackLength, uncertainSpots } = figures;

const KM_PER_SLEEPER = 20;
const DOLLARS_PER_BOX = 100;

interface FigureDrawing {
  drawing: ReactNode;
  /** What one mark stands for, if its axis does not say so. */
  mark?: string;
}

const drawings: ReadonlyMap<Figure, FigureDrawing> = new Map<Figure, FigureDrawing>([
  [
    manualLabour,
    { drawing: <Boxes of={manualLabour.value} rows={8} />, mark: "One box: one hour" },
  ],
  [
    inspectorCost,
    {
      drawing: <Boxes of={inspectorCost.value / DOLLARS_PER_BOX} rows={2} />,
      mark: `One box: $${DOLLARS_PER_BOX}`,
    },
  ],
  [reportingInaccuracy, { drawing: <PercentRuler of={reportingInaccuracy.value} /> }],
  [
    trackLength,
    {
      drawing: (
        <TrackRuler
          length={trackLength.value}
          step={KM_PER_SLEEPER}
          labels={[0, 500, 1000, trackLength.value]}
          unit="km"
        />
      ),
      mark: `One sleeper: ${KM_PER_SLEEPER} km of track`,
    },
  ],
  [
    dataCollected,
    {
      drawing: (
        <Ruler
          length={collectionTime.value}
          step={1}
          labels={[0, 24, 48, collectionTime.value]}
          unit="h"
        />
      ),
    },
  ],
  [uncertainSpots, { drawing: <Boxes of={uncertainSpots.value} numbered /> }],
]);

/** The figures of the case study by stage, each with a drawing of its quantity. */
export function CaseFacts() {
  return (
    <Section>
      <Wrap>
        <h2>Before, during and after the run</h2>
        <ol className={styles.stages}>
          {caseStudyOf("autonomous-track-monitoring").moments.map((moment) => (
            <li key={moment.when} className={styles.stage}>
              <h3>
                <span className={styles.when}>{moment.when}</span> {moment.title}
              </h3>
              <div className={styles.facts}>
                {moment.figures.map((figure) => (
                  <Fact key={figure.context} of={figure} {...drawings.get(figure)} />
                ))}
              </div>
            </li>
          ))}
        </ol>
        <FiguresNote />
      </Wrap>
    </Section>
  );
}

function Fact({ of, drawing, mark }: { of: Figure } & Partial<FigureDrawing>) {
  return (
    <div>
      <FigureNumber of={of} />
      <p className={text.muted}>{of.context}</p>
      <div className={styles.drawing}>{drawing}</div>
      {mark && <p className={text.meta}>{mark}</p>}
    </div>
  );
}
