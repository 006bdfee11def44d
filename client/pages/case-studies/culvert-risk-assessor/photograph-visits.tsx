import { coverageStart } from "../../../../shared/content/coverage.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { FigureRow } from "../../../components/figure-row.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";

const { assets } = coverageStart;
const INLETS_A_DAY = 20;
const DAYS_A_WEEK = 5;
const days = assets / INLETS_A_DAY;

/** The days that it takes to photograph every inlet, and the figures of the photographs. */
export function PhotographVisits() {
  return (
    <Section>
      <Wrap>
        <Grid split="8-4" gap={5} align="end">
          <h2>Photographs are visits too</h2>
          <p className={text.lead}>
            {formatNumber(assets)} inlets at {INLETS_A_DAY} a day take {days} days of walking. Can
            an archive or a patrol supply them, and how old may a photograph be?
          </p>
        </Grid>
        <CaptionedFigure
          caption={`One mark is one inlet, one column is one day of ${INLETS_A_DAY}, one block is one week of ${DAYS_A_WEEK} days.`}
          className={styles.walk}
        >
          <WalkingDays />
        </CaptionedFigure>
        <FigureRow figures={[figures.culvertImages, figures.imageProcessing]} />
        <FiguresNote />
      </Wrap>
    </Section>
  );
}

const DAY = 10;
const MARK = { width: 7, height: 7 };
const ROW = 10;
const BETWEEN_WEEKS = 8;
const WEEK = DAYS_A_WEEK * DAY + BETWEEN_WEEKS;

/** Every inlet as a mark, in a column for each day; the first day is filled. */
function WalkingDays() {
  const width = (days / DAYS_A_WEEK) * WEEK - BETWEEN_WEEKS - (DAY - MARK.width);
  const height = INLETS_A_DAY * ROW - (ROW - MARK.height);
  const week = Array.from({ length: DAYS_A_WEEK }, (_, day) => markAt(day * DAY)).join("");
  return (
    <svg
      className={styles.days}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <pattern id="week" width={WEEK} height={ROW} patternUnits="userSpaceOnUse">
        <path className={styles.waiting} d={week} />
      </pattern>
      <pattern id="day" width={DAY} height={ROW} patternUnits="userSpaceOnUse">
        <path className={styles.walked} d={markAt(0)} />
      </pattern>
      <path fill="url(#week)" d={`M${DAY} 0H${width}V${height}H${DAY}z`} />
      <path fill="url(#day)" d={`M0 0H${MARK.width}V${height}H0z`} />
    </svg>
  );
}

function markAt(x: number): string {
  return `M${x} 0h${MARK.width}v${MARK.height}h-${MARK.width}z`;
}
