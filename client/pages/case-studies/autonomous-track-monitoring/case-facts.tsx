import type { ReactNode } from "react";
import type { Figure } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { Boxes } from "../../../components/figure-kit/boxes.tsx";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./autonomous-track-monitoring-case.module.css";

const [byHand, collection, review] = caseStudyOf("autonomous-track-monitoring").moments;
/** Rows of boxes in both drawings of hours. */
const ROWS = 12;

/** The figures of the case study by stage. The hours by hand and those of the collection have one scale. */
export function CaseFacts() {
  return (
    <Section>
      <Wrap>
        <h2>By hand, from a vehicle, by a person</h2>
        <p className={text.meta}>
          One box: one hour, of work by hand and of collection. The figures are separate: not one
          run, and not hours saved.
        </p>
        <FiguresNote />
        <div className={styles.scale}>
          <ol className={styles.stages}>
            <Stage of={byHand}>
              <Boxes of={figures.manualLabour.value} rows={ROWS} />
            </Stage>
            <Stage of={collection}>
              <Boxes
                of={figures.collectionTime.value}
                rows={ROWS}
                bold={Math.ceil(figures.collectionTime.value)}
              />
            </Stage>
            <Stage of={review} />
          </ol>
        </div>
      </Wrap>
    </Section>
  );
}

interface StageProps {
  of: { when: string; title: string; figures: readonly Figure[] };
  /** The drawing of its hours. */
  children?: ReactNode;
}

function Stage({ of, children }: StageProps) {
  return (
    <li className={styles.stage}>
      <h3>
        <span className={styles.when}>{of.when}</span> {of.title}
      </h3>
      {children}
      <div className={styles.facts}>
        {of.figures.map((figure, index) => (
          <div key={figure.context}>
            <FigureNumber of={figure} size={index === 0 ? "lg" : "sm"} />
            <p className={text.muted}>{figure.context}</p>
          </div>
        ))}
      </div>
    </li>
  );
}
