import type { ReactNode } from "react";
import { coverageStart } from "../../../../shared/content/coverage.ts";
import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { Caption } from "../../../components/caption.tsx";
import { Plot, Stretched } from "../../../components/figure-kit/plot.tsx";
import { Ruler } from "../../../components/figure-kit/ruler.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import { FigureNumber, Numeral } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Cluster, Columns, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";

const { assets } = coverageStart;
const INLETS_A_DAY = 20;
const DAYS_A_WEEK = 5;
const HOURS_A_DAY = 8;
const days = assets / INLETS_A_DAY;
const { imageProcessing, culvertImages } = figures;

/** The time to photograph every inlet and the time to process the photographs, on one scale. */
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
          >
            <Ruler length={days} step={DAYS_A_WEEK} labels={[0, days]} unit="days" />
          </Time>
          <Columns count={2} gap={6}>
            <div className={styles.hour}>
              <Plot className={styles.processing}>
                <Stretched
                  size={[1, 1]}
                  width={percent(imageProcessing.value / HOURS_A_DAY / days)}
                >
                  <path d="M0 0H1V1H0z" />
                </Stretched>
              </Plot>
              <Time
                number={<FigureNumber of={imageProcessing} size="lg" />}
                words={imageProcessing.context}
              />
            </div>
            <Time
              number={<FigureNumber of={culvertImages} size="lg" />}
              words={culvertImages.context}
            />
          </Columns>
          <Caption as="figcaption">
            One scale for both bars. One mark is one week of {DAYS_A_WEEK} days of {HOURS_A_DAY}{" "}
            hours.
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
  /** The time to scale. */
  children?: ReactNode;
}

function Time({ number, words, children }: TimeProps) {
  return (
    <Stack gap={3} stretch>
      <Cluster gap={4}>
        {number}
        <p className={text.muted}>{words}</p>
      </Cluster>
      {children}
    </Stack>
  );
}
