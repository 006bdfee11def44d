import type { ReactNode } from "react";
import { coverageStart, INLETS_A_DAY } from "../../../../shared/content/coverage.ts";
import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { Caption } from "../../../components/caption.tsx";
import { Boxes } from "../../../components/figure-kit/boxes.tsx";
import { FigureNumber, Numeral } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Cluster, Columns, Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";

const { assets } = coverageStart;
const HOURS_A_DAY = 8;
const days = assets / INLETS_A_DAY;
const { imageProcessing, culvertImages } = figures;

/** The time to photograph every inlet and, as its first hour, the time to process the photographs. */
export function PhotographVisits() {
  return (
    <Section>
      <Wrap>
        <Grid split="8-4" gap={5} align="end">
          <h2 className={text.title}>The walk takes the time</h2>
          <p className={text.lead}>
            {formatNumber(assets)} inlets at {INLETS_A_DAY} a day. Can an archive or a patrol supply
            the photographs, and how old may they be?
          </p>
        </Grid>
        <figure className={styles.times}>
          <Time
            number={
              <Numeral size="lg">
                {days}
                <small className={text.unit}>{UNIT_SPACE}days</small>
              </Numeral>
            }
            words="of walking, to photograph every inlet."
          />
          <Boxes of={days * HOURS_A_DAY} rows={HOURS_A_DAY} bold={imageProcessing.value} />
          <Columns count={2} gap={6}>
            <Time
              number={<FigureNumber of={imageProcessing} size="lg" className={styles.hour} />}
              words={imageProcessing.context}
            />
            <Time
              number={<FigureNumber of={culvertImages} size="lg" />}
              words={culvertImages.context}
            />
          </Columns>
          <Caption as="figcaption">
            One box is one hour, one column one day of {HOURS_A_DAY} hours.
          </Caption>
        </figure>
        <FiguresNote />
      </Wrap>
    </Section>
  );
}

interface TimeProps {
  number: ReactNode;
  words: string;
}

function Time({ number, words }: TimeProps) {
  return (
    <Cluster gap={4}>
      {number}
      <p className={text.muted}>{words}</p>
    </Cluster>
  );
}
