import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { heatDay, peakRail, ruleOfThumb } from "../../../../shared/content/heat-day.ts";
import { thermalForce } from "../../../../shared/content/thermal-force.ts";
import { Plot, PlotText } from "../../../components/figure-kit/plot.tsx";
import { linearScale, percent } from "../../../components/figure-kit/scale.ts";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor-case.module.css";

/** The force by the rule of thumb and by the reading. */
export function ReadingChanged() {
  return (
    <Section>
      <Wrap>
        <Grid split="5-7" gap={8} align="center">
          <Stack gap={5} stretch>
            <h2>What the reading changed</h2>
            <p className={text.lead}>
              On this day the rail stood above the rule of thumb for almost three hours. The rule
              gives one value for the day; the reading gives the hour at which the limit was passed.
            </p>
          </Stack>
          <ForceBars />
        </Grid>
      </Wrap>
    </Section>
  );
}

const bars = [
  { name: "Rule of thumb", railC: ruleOfThumb },
  { name: "Peak of the reading", railC: peakRail },
].map(({ name, railC }) => ({
  name: `${name}, ${railC.toFixed(1)}${UNIT_SPACE}°C`,
  forceKN: Math.round(thermalForce(railC - heatDay.neutral).forceKN / 10) * 10,
}));
const [byRule, byReading] = bars.map(({ forceKN }) => forceKN) as [number, number];
const share = linearScale([0, byReading], [0, 1]);

/** The distance from one bar to the next, and the height of a bar below its words. */
const STEP = 92;
const BAR = 48;

/** Two bars from zero: the compression in each rail that the rule stands for, and that at the peak. */
function ForceBars() {
  return (
    <Plot
      label={`Compression in each rail: ${bars.map(({ name, forceKN }) => `${name}, ${kilonewtons(forceKN)}`).join("; ")}`}
      className={styles.bars}
    >
      {bars.map(({ name, forceKN }, index) => (
        <svg key={name} y={index * STEP} overflow="visible" aria-hidden="true">
          <PlotText y="20">{name}</PlotText>
          <PlotText
            tone="strong"
            className={styles.force}
            x={percent(share(forceKN))}
            y="20"
            textAnchor="end"
          >
            {kilonewtons(forceKN)}
          </PlotText>
          <rect className={styles.bar} y="32" width={percent(share(byRule))} height={BAR} />
          {forceKN > byRule && (
            <>
              <rect
                className={styles.more}
                x={percent(share(byRule))}
                y="32"
                width={percent(share(forceKN - byRule))}
                height={BAR}
              />
              <text
                className={styles.added}
                x={percent(share((byRule + forceKN) / 2))}
                y={32 + BAR / 2 + 6}
                textAnchor="middle"
              >
                +{forceKN - byRule}
              </text>
            </>
          )}
        </svg>
      ))}
    </Plot>
  );
}

function kilonewtons(forceKN: number): string {
  return `${forceKN}${UNIT_SPACE}kN`;
}
