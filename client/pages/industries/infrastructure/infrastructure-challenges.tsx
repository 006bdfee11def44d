import type { ReactNode } from "react";
import { numberOf, UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { peakMmPerHour, sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { paths } from "../../../../shared/paths.ts";
import { Caption } from "../../../components/caption.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Boxes } from "../../../components/figure-kit/boxes.tsx";
import kit from "../../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { anchorAt, percent } from "../../../components/figure-kit/scale.ts";
import { FigureNumber, Numeral } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./infrastructure.module.css";

const { culverts, forecast, inspectedCulverts } = figures;

/** Three challenges, each beside a drawing of its figure. */
export function InfrastructureChallenges() {
  return (
    <Section tone="surface">
      <Wrap>
        <h2>Industry Challenges</h2>
        <ol className={styles.challenges}>
          <Challenge
            title="Many culverts, out of sight"
            number={<FigureNumber of={culverts} size="lg" />}
            context={culverts.context}
            isCompanyFigure
          >
            <Boxes of={culverts.value / inspectedCulverts.value} bold={1} />
            <Caption>
              One box: {numberOf(inspectedCulverts)} culverts, inspected in one year
            </Caption>
          </Challenge>
          <Challenge
            title="Weather gives short notice"
            number={<FigureNumber of={forecast} size="lg" />}
            context={forecast.context}
            isCompanyFigure
          >
            <RainNotice />
          </Challenge>
          <Challenge
            title="Inspection depends on who looks"
            number={
              <Numeral size="lg">
                49<small className={text.unit}>{UNIT_SPACE}inspectors</small>
              </Numeral>
            }
            context="rated the same bridges, 95% within two points."
          >
            <RatingSpread />
          </Challenge>
        </ol>
      </Wrap>
    </Section>
  );
}

const { rainByHour, window } = sampleAlert;
/** Hours between the model run and the e-mail. */
const SENT = forecast.value - rainByHour.length;
const shareAt = (hour: number) => percent((SENT + hour) / forecast.value);

/** The rain of the example alert by the hour, on the length of the forecast: the notice between its e-mail and the heavy rain. */
function RainNotice() {
  const bars = (from: number, until: number) =>
    rainByHour
      .slice(from, until)
      .map((mm, index) => `M${SENT + from + index + 0.5} ${peakMmPerHour}v${-mm}`)
      .join("");
  return (
    <>
      <Plot className={styles.rain}>
        <Stretched size={[forecast.value, peakMmPerHour]} height={112}>
          <path
            className={styles.wet}
            d={bars(0, window.from) + bars(window.until, rainByHour.length)}
          />
          <path className={styles.heavy} d={bars(window.from, window.until)} />
        </Stretched>
        <line className={kit.hair} x2="100%" y1="112.5" y2="112.5" />
        <line className={styles.notice} x1={shareAt(0)} x2={shareAt(window.from)} y1="44" y2="44" />
        <PlotText tone="strong" x={shareAt(window.from / 2)} y="34" textAnchor="middle">
          {window.from} h of notice
        </PlotText>
        <PlotText x={shareAt(0)} y="134">
          e-mail, hour {SENT}
        </PlotText>
        {["heavy rain", `up to ${peakMmPerHour} mm/h`].map((words, line) => (
          <PlotText
            key={words}
            x={shareAt((window.from + window.until) / 2)}
            y={134 + 18 * line}
            textAnchor="middle"
          >
            {words}
          </PlotText>
        ))}
      </Plot>
      <Cluster gap={3}>
        <Caption>1 bar = 1 hour of the {forecast.value}-hour forecast</Caption>
        <ExampleChip />
      </Cluster>
    </>
  );
}

/** Points of the scale, and the lowest, average and highest of nearly all ratings of one bridge, as an example. */
const SCALE = 9;
const BAND = [3, 5, 7] as const;

/** How wide the ratings of one bridge spread, on the length of the scale. */
function RatingSpread() {
  const ticks = Array.from({ length: SCALE + 1 }, (_, point) => `M${point} 0V1`).join("");
  const [lowest, , highest] = BAND;
  return (
    <>
      <Plot className={styles.spread}>
        <rect
          className={styles.band}
          x={percent(lowest / SCALE)}
          y="12"
          width={percent((highest - lowest) / SCALE)}
          height="32"
        />
        <Stretched y={0} height={56} size={[SCALE, 1]}>
          <path className={kit.hair} d={ticks} />
        </Stretched>
        {[0, SCALE].map((end) => (
          <PlotText key={end} x={percent(end / SCALE)} y="76" textAnchor={anchorAt(end / SCALE)}>
            {end}
          </PlotText>
        ))}
        {BAND.map((point, index) => (
          <PlotText key={point} x={percent(point / SCALE)} y="76" textAnchor="middle">
            {["2 below", "average", "2 above"][index]}
          </PlotText>
        ))}
      </Plot>
      <Caption>
        Scale of 0 to 9: 95% of the ratings of a bridge lie within 2 points of their average.{" "}
        <a
          href="https://www.fhwa.dot.gov/publications/research/nde/01020.cfm"
          className={text.whole}
        >
          FHWA-RD-01-020
        </a>
        . Let two of yours <a href={`${paths.pilot()}#protocol`}>rate 50 sites</a>.
      </Caption>
    </>
  );
}

interface ChallengeProps {
  title: string;
  number: ReactNode;
  context: string;
  /** True for a figure that is the company's own statement. */
  isCompanyFigure?: boolean;
  /** The figure drawn to scale. */
  children: ReactNode;
}

function Challenge({ title, number, context, isCompanyFigure, children }: ChallengeProps) {
  return (
    <Grid as="li" split="4-8" gap={4} rule="thin" align="center">
      <div className={styles.challenge}>
        <h3 className={text.h4}>{title}</h3>
        {number}
        <p className={text.muted}>{context}</p>
        {isCompanyFigure && <FiguresNote />}
      </div>
      <Stack gap={2} stretch>
        {children}
      </Stack>
    </Grid>
  );
}
