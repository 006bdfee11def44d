import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import {
  aboveRuleFrom,
  aboveRuleKN,
  heatDay,
  hoursAboveRule,
  peakRail,
  ruleOfThumb,
} from "../../../../shared/content/heat-day.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { linearScale, pathThrough, percent } from "../../../components/figure-kit/scale.ts";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./track-temperature-sensor-case.module.css";

/** The afternoon, in twentieths of an hour. */
const FROM = 12.1;
const TO = 18.5;
/** The hour at which the line is named. */
const RAIL_NAMED_AT = 17.4;
const hours = Array.from({ length: (TO - FROM) * 20 + 1 }, (_, index) => FROM + index / 20);
const SIZE = [1000, 1000] as const;
const across = linearScale([FROM, TO], [0, 1]);
const up = linearScale([Math.max(heatDay.rail(FROM), heatDay.rail(TO)), 52.3], [1, 0]);
const line = pathThrough(
  hours.map((hour) => [across(hour) * 1000, up(heatDay.rail(hour)) * 1000] as const),
);
const peakHour = hours.reduce((best, hour) =>
  heatDay.rail(hour) > heatDay.rail(best) ? hour : best,
);
const degrees = (value: number) => `${value.toFixed(1)}${UNIT_SPACE}°C`;

/** The hours in which the rail is hotter than the rule of thumb, enlarged. */
export function ReadingChanged() {
  return (
    <Section tone="night" flush>
      <Plot
        className={styles.peak}
        label={`The afternoon, enlarged: from about ${hoursAboveRule} the rail is hotter than the rule of thumb of ${degrees(ruleOfThumb)}, up to ${degrees(peakRail)}.`}
      >
        <Stretched size={SIZE}>
          {/* Cut at its edge, the rule of thumb. */}
          <svg aria-hidden="true" width="1000" height={up(ruleOfThumb) * 1000}>
            <path className={styles.more} d={`${line}L1000 1000H0Z`} />
          </svg>
          <path className={styles.rule} d={`M0 ${up(ruleOfThumb) * 1000}H1000`} />
          <path className={styles.rail} d={line} />
        </Stretched>
        <PlotSymbol x={percent(across(peakHour))} y={percent(up(peakRail))}>
          <PlotText tone="strong" className={styles.top} y="-16" textAnchor="middle">
            +{degrees(peakRail - ruleOfThumb)}
          </PlotText>
        </PlotSymbol>
        <PlotSymbol x={percent(across(peakHour))} y={percent(up(ruleOfThumb))}>
          <PlotText y="24" textAnchor="middle">
            {hoursAboveRule}
          </PlotText>
          <PlotText y="44" textAnchor="middle">
            hotter than the rule
          </PlotText>
        </PlotSymbol>
        <PlotSymbol x={percent(across(RAIL_NAMED_AT))} y={percent(up(heatDay.rail(RAIL_NAMED_AT)))}>
          <PlotText tone="strong" x="12" y="-12">
            Rail
          </PlotText>
        </PlotSymbol>
        <PlotSymbol x={percent(across(aboveRuleFrom / 60))} y={percent(up(ruleOfThumb))}>
          <PlotText x="-16" y="-8" textAnchor="end">
            Rule {degrees(ruleOfThumb)}
          </PlotText>
        </PlotSymbol>
      </Plot>
      <Wrap className={styles.statement}>
        <Grid split="8-4" gap={4} align="end">
          <h2 className={text.title}>
            <span className={text.phrase}>The rule missed the day.</span>{" "}
            <span className={text.phrase}>The reading gave the hour.</span>
          </h2>
          <p className={text.lead}>
            For about three hours the rail was hotter than the rule of thumb, with about{" "}
            <b>
              {aboveRuleKN}
              {UNIT_SPACE}kN more compression
            </b>{" "}
            in each rail.
          </p>
        </Grid>
      </Wrap>
    </Section>
  );
}
