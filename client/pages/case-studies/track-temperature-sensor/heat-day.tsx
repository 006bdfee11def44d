import type { ReactNode } from "react";
import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import {
  heatDay,
  limitC,
  limitPassedAt,
  peakRail,
  ruleOfThumb,
} from "../../../../shared/content/heat-day.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { thermalForce } from "../../../../shared/content/thermal-force.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import {
  curve,
  type Point,
  polygon,
  polyline,
  polylines,
} from "../../../components/drawings/path-data.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import { Numeral } from "../../../components/figure-number.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { CaseBreadcrumb } from "../case-breadcrumb.tsx";
import { CaseTitle } from "../case-title.tsx";
import styles from "./track-temperature-sensor-case.module.css";

const product = "track-temperature-sensor";
const { line, moments } = caseStudyOf(product);
const hours = moments.flatMap((moment) => ("hour" in moment ? [moment.hour] : []));

/** The hot day as one chart under the headline; each moment is a column from its hour on. */
export function HeatDay() {
  return (
    <Section flush className={styles.opening}>
      <Wrap>
        <CaseBreadcrumb product={product} />
        <div className={styles.scene}>
          <CaseTitle product={product} className={styles.title} />
          <p className={classNames(text.lead, styles.lead)}>{line}</p>
          <Chart />
        </div>
        <ol className={styles.moments}>
          {moments.map(({ when, title, text: words }) => (
            <li key={when} className={styles.moment}>
              <Numeral size="sm">{when}</Numeral>
              <h2 className={text.h4}>{title}</h2>
              <p className={text.small}>{words}</p>
            </li>
          ))}
        </ol>
        <Caption className={styles.key}>
          One example day, by the hour of daylight time. The rule: forecast maximum of the air plus
          30{UNIT_SPACE}°F.
        </Caption>
      </Wrap>
    </Section>
  );
}

/** Units of the chart: the width of an hour and the height of a degree. */
const HOUR = 60;
const DEGREE = 10;
const TOP_C = 56;
const BOTTOM_C = 8;
const size: Point = [24 * HOUR, (TOP_C - BOTTOM_C) * DEGREE];

const [neutralHour] = hoursAbove(heatDay.neutral);
const [passes] = hoursAbove(limitC);
const [peakHour] = hoursAbove(peakRail - 0.01);
const [forceByRule, peakForce] = [ruleOfThumb, peakRail].map(
  (railC) => Math.round(thermalForce(railC - heatDay.neutral).forceKN / 10) * 10,
) as [number, number];

/** The compression at the peak above that by the rule of thumb: "40 kN". */
export const addedForce = `${peakForce - forceByRule}${UNIT_SPACE}kN`;

function Chart() {
  return (
    <Plot
      className={styles.day}
      label={`Rail temperature over one day. It starts below neutral, passes neutral at about eleven and the limit of ${degrees(limitC)} at ${limitPassedAt}, peaks at ${degrees(peakRail)} at about three in the afternoon, stands above the rule of thumb for almost three hours, and falls below neutral in the evening.`}
    >
      <Stretched size={size}>
        <path className={styles.compression} d={polygon(above(heatDay.neutral))} />
        <path className={styles.hatching} d={hatching()} />
        <path className={styles.more} d={polygon(above(ruleOfThumb))} />
        <path className={styles.hours} d={polylines(hours.map(downFrom))} />
        {[ruleOfThumb, heatDay.neutral].map((level) => (
          <path key={level} className={styles.level} d={acrossFrom(level)} />
        ))}
        <path className={styles.limit} d={acrossFrom(limitC)} />
        <path className={styles.air} d={dayOf(heatDay.air)} />
        <path className={styles.rail} d={dayOf(heatDay.rail)} />
      </Stretched>
      <Mark hour={24} degrees={ruleOfThumb}>
        <PlotText y="-7" textAnchor="end">
          Rule {degrees(ruleOfThumb)}
        </PlotText>
      </Mark>
      <Mark hour={24} degrees={limitC}>
        <PlotText y="17" textAnchor="end">
          Limit {degrees(limitC)}
        </PlotText>
      </Mark>
      <Mark hour={neutralHour} degrees={heatDay.neutral}>
        <PlotText className={styles.neutral}>Neutral {degrees(heatDay.neutral)}</PlotText>
      </Mark>
      <Mark hour={peakHour} degrees={heatDay.neutral}>
        <PlotText tone="strong" y="-28" textAnchor="middle">
          Compression
        </PlotText>
        <PlotText tone="strong" y="-10" textAnchor="middle">
          up to {peakForce}
          {UNIT_SPACE}kN
        </PlotText>
      </Mark>
      <Mark hour={peakHour} degrees={peakRail}>
        <PlotText className={styles.peak} y="-32" textAnchor="middle">
          {degrees(peakRail)}
        </PlotText>
        <PlotText y="-13" textAnchor="middle">
          hotter than the rule
        </PlotText>
      </Mark>
      <Mark hour={18.8} degrees={heatDay.rail(18.8)}>
        <PlotText className={styles.railName} x="12">
          Rail
        </PlotText>
      </Mark>
      <Mark hour={12.4} degrees={heatDay.air(12.4)}>
        <PlotText x="4" y="20">
          Air
        </PlotText>
      </Mark>
      {hours.map((hour) => (
        <Mark key={hour} hour={hour} degrees={heatDay.rail(hour)}>
          <circle className={styles.reading} r="5" />
          {heatDay.rail(hour) < heatDay.neutral && (
            <PlotText tone="strong" x="9" y={hour < 12 ? 18 : -6}>
              {degrees(Math.round(heatDay.rail(hour)))}
            </PlotText>
          )}
        </Mark>
      ))}
      <Mark hour={passes} degrees={limitC}>
        <circle className={styles.passed} r="7" />
        <PlotText tone="strong" x="-13" y="0" textAnchor="end">
          Limit passed, {limitPassedAt}
        </PlotText>
      </Mark>
      {hours.map((hour) => (
        <Mark key={hour} hour={hour} degrees={BOTTOM_C}>
          <PlotText className={styles.clock} y="18" textAnchor="middle">
            {String(hour).padStart(2, "0")}
          </PlotText>
        </Mark>
      ))}
    </Plot>
  );
}

interface MarkProps {
  hour: number | undefined;
  degrees: number;
  children: ReactNode;
}

/** Words or a symbol at a point of the chart. */
function Mark({ hour = 0, degrees, children }: MarkProps) {
  return (
    <PlotSymbol x={percent(hour / 24)} y={percent((TOP_C - degrees) / (TOP_C - BOTTOM_C))}>
      {children}
    </PlotSymbol>
  );
}

function at(hour: number, degrees: number): Point {
  return [hour * HOUR, (TOP_C - degrees) * DEGREE];
}

function dayOf(temperature: (hour: number) => number): string {
  return polyline(curve(0, 24, 0.125, temperature).map(([hour, degrees]) => at(hour, degrees)));
}

/** A horizontal line from where the rail passes a temperature to the end of the day. */
function acrossFrom(degrees: number): string {
  const [passed = 0] = hoursAbove(degrees);
  return polyline([at(passed, degrees), at(24, degrees)]);
}

/** A line from a reading to the axis, below the compression. */
function downFrom(hour: number): Point[] {
  return [at(hour, Math.min(heatDay.neutral, heatDay.rail(hour))), at(hour, BOTTOM_C)];
}

/** The hours at which the rail is above a temperature. */
function hoursAbove(limit: number): number[] {
  return curve(0, 24, 0.05, heatDay.rail).flatMap(([hour, degrees]) =>
    degrees > limit ? [hour] : [],
  );
}

function above(limit: number): Point[] {
  return hoursAbove(limit).map((hour) => at(hour, heatDay.rail(hour)));
}

/** A line down to neutral for each quarter of an hour. */
function hatching(): string {
  const quarters = hoursAbove(heatDay.neutral).filter((_, index) => index % 5 === 0);
  return polylines(
    quarters.map((hour) => [at(hour, heatDay.neutral), at(hour, heatDay.rail(hour))]),
  );
}

function degrees(value: number): string {
  return `${Number(value.toFixed(1))}${UNIT_SPACE}°C`;
}
