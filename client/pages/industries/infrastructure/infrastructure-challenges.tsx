import type { ReactNode } from "react";
import { type Figure, numberOf, UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { paths } from "../../../../shared/paths.ts";
import { Caption } from "../../../components/caption.tsx";
import { Boxes } from "../../../components/figure-kit/boxes.tsx";
import kit from "../../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { Ruler } from "../../../components/figure-kit/ruler.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import { FigureNumber, Numeral } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./infrastructure.module.css";

const { culverts, forecast, inspectedCulverts } = figures;

/** Three challenges; those with a figure have a scale. */
export function InfrastructureChallenges() {
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={10} stretch>
          <h2>Industry Challenges</h2>
          <Columns count={3} gap={8}>
            <DrawnChallenge title="Many culverts, out of sight" of={culverts}>
              <Boxes of={culverts.value / inspectedCulverts.value} bold={1} />
              <Caption>
                One box: {numberOf(inspectedCulverts)} culverts, inspected in one year
              </Caption>
            </DrawnChallenge>
            <DrawnChallenge title="Weather gives short notice" of={forecast}>
              <Ruler
                length={forecast.value}
                step={1}
                labels={[0, forecast.value / 2, forecast.value]}
                unit="h ahead"
              />
            </DrawnChallenge>
            <Stack gap={4} rule="thin" stretch className={styles.challenge}>
              <h3 className={text.h4}>Inspection depends on who looks</h3>
              <Numeral size="lg">
                49<small className={text.unit}>{UNIT_SPACE}inspectors</small>
              </Numeral>
              <p className={text.muted}>rated the same bridges, 95% within two points.</p>
              <RatingSpread />
            </Stack>
          </Columns>
          <FiguresNote />
        </Stack>
      </Wrap>
    </Section>
  );
}

/** Points of the scale, and of the band that holds nearly all ratings of one bridge. */
const SCALE = 9;
const BAND = 4;

/** How wide the ratings of one bridge spread, on the length of the scale. */
function RatingSpread() {
  const ticks = Array.from({ length: SCALE + 1 }, (_, point) => `M${point} 0V1`).join("");
  const left = (SCALE - BAND) / 2 / SCALE;
  return (
    <Stack gap={2} stretch>
      <Plot className={styles.spread}>
        <rect
          className={styles.band}
          x={percent(left)}
          y="6"
          width={percent(BAND / SCALE)}
          height="16"
        />
        <Stretched y={0} height={28} size={[SCALE, 1]}>
          <path className={kit.hair} d={ticks} />
        </Stretched>
        {[left, 0.5, 1 - left].map((share, index) => (
          <PlotText key={share} x={percent(share)} y="46" textAnchor="middle">
            {["\u22122", "average", "+2"][index]}
          </PlotText>
        ))}
      </Plot>
      <Caption>
        1 mark = 1 point of a scale of 0 to 9.{" "}
        <a href="https://www.fhwa.dot.gov/publications/research/nde/01020.cfm">FHWA-RD-01-020</a>.
        Let two of yours <a href={`${paths.pilot()}#protocol`}>rate 50 sites</a>.
      </Caption>
    </Stack>
  );
}

interface DrawnChallengeProps {
  title: string;
  of: Figure;
  /** The figure drawn to scale. */
  children: ReactNode;
}

function DrawnChallenge({ title, of, children }: DrawnChallengeProps) {
  return (
    <Stack gap={4} rule="thin" stretch className={styles.challenge}>
      <h3 className={text.h4}>{title}</h3>
      <FigureNumber of={of} size="lg" />
      <p className={text.muted}>{of.context}</p>
      <Stack gap={2} stretch>
        {children}
      </Stack>
    </Stack>
  );
}
