import type { ReactNode } from "react";
import { UNIT_SPACE } from "../../shared/content/figure.ts";
import {
  forecastMaximum,
  heatDay,
  limitC,
  limitPassedAt,
  peakForceKN,
  peakRail,
  ruleOfThumb,
} from "../../shared/content/heat-day.ts";
import {
  curve,
  type Point,
  polygon,
  polyline,
  polylines,
} from "../components/drawings/path-data.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "../components/figure-kit/plot.tsx";
import { anchorAt, percent } from "../components/figure-kit/scale.ts";
import styles from "./heat-curve.module.css";

/** Units of the chart: the width of an hour and the height of a degree. */
const HOUR = 60;
const DEGREE = 10;
const TOP_C = 56;
const BOTTOM_C = 8;
const size: Point = [24 * HOUR, (TOP_C - BOTTOM_C) * DEGREE];

const [neutralHour] = hoursAbove(heatDay.neutral);
const [passes] = hoursAbove(limitC);
const [peakHour] = hoursAbove(peakRail - 0.01);
const airPeakHour = curve(0, 24, 0.05, heatDay.air).reduce((best, point) =>
  point[1] > best[1] ? point : best,
)[0];
/** Temperatures on the axis at the end of the day, where no line is in the way. */
const ticks = [10, 30, 40];

interface HeatCurveProps {
  /** The hours whose readings are marked. Without them the axis has every sixth hour. */
  hours?: readonly number[];
}

/** A chart of the rail temperature over one day, with the air, the rule of thumb and the limit. */
export function HeatCurve({ hours = [] }: HeatCurveProps) {
  return (
    <Plot
      className={styles.day}
      label={`Rail temperature over one day. It starts below neutral, passes neutral at about eleven and the limit of ${degrees(limitC)} at ${limitPassedAt}, peaks at ${degrees(peakRail)} at about three in the afternoon, stands above the rule of thumb for about three hours, and falls below neutral in the evening.`}
    >
      <Stretched size={size}>
        <path className={styles.compression} d={polygon(above(heatDay.neutral))} />
        <path className={styles.hatching} d={hatching()} />
        <path className={styles.more} d={polygon(above(ruleOfThumb))} />
        <path className={styles.axis} d={polyline([at(0, BOTTOM_C), at(24, BOTTOM_C)])} />
        <path className={styles.hours} d={polylines(hours.map(downFrom))} />
        <path
          className={styles.axis}
          d={polylines([[at(24, BOTTOM_C), at(24, limitC)], ...ticks.map(tickAt)])}
        />
        {[ruleOfThumb, heatDay.neutral].map((level) => (
          <path key={level} className={styles.level} d={acrossFrom(level)} />
        ))}
        <path className={styles.limit} d={acrossFrom(limitC)} />
        <path className={styles.air} d={dayOf(heatDay.air)} />
        <path className={styles.rail} d={dayOf(heatDay.rail)} />
      </Stretched>
      <Mark hour={24} degrees={ruleOfThumb}>
        <PlotText dy="1.21em" textAnchor="end">
          Rule {degrees(ruleOfThumb)}
        </PlotText>
      </Mark>
      <Mark hour={24} degrees={limitC}>
        <PlotText dy="-0.5em" textAnchor="end">
          Limit {degrees(limitC)}
        </PlotText>
      </Mark>
      {ticks.map((tick) => (
        <Mark key={tick} hour={24} degrees={tick}>
          <PlotText data-tick={tick} dy="-0.36em" textAnchor="end">
            {degrees(tick)}
          </PlotText>
        </Mark>
      ))}
      <Mark hour={neutralHour} degrees={heatDay.neutral}>
        <PlotText className={styles.neutral}>Neutral {degrees(heatDay.neutral)}</PlotText>
      </Mark>
      <Mark hour={peakHour} degrees={heatDay.neutral}>
        <PlotText tone="strong" dy="-2em" textAnchor="middle">
          Compression
        </PlotText>
        <PlotText tone="strong" dy="-0.71em" textAnchor="middle">
          up to {peakForceKN}
          {UNIT_SPACE}kN
        </PlotText>
      </Mark>
      <Mark hour={peakHour} degrees={peakRail}>
        <PlotText className={styles.peak} dy="-1.25em" textAnchor="middle">
          {degrees(peakRail)}
        </PlotText>
        <PlotText dy="-0.93em" textAnchor="middle">
          {degrees(peakRail - ruleOfThumb)} above the rule
        </PlotText>
      </Mark>
      <Mark hour={9.6} degrees={heatDay.rail(9.6)}>
        <PlotText className={styles.railName} x="-10" textAnchor="end">
          Rail
        </PlotText>
      </Mark>
      <Mark hour={airPeakHour} degrees={forecastMaximum}>
        <PlotText dy="1.86em" textAnchor="middle">
          Air {degrees(forecastMaximum)}
        </PlotText>
      </Mark>
      {hours.map((hour) => (
        <Mark key={hour} hour={hour} degrees={heatDay.rail(hour)}>
          <circle className={styles.reading} r="5" />
          {heatDay.rail(hour) < heatDay.neutral && (
            <PlotText tone="strong" x={hour < 12 ? 9 : -2} dy={hour < 12 ? "1.3em" : "-0.85em"}>
              {degrees(heatDay.rail(hour))}
            </PlotText>
          )}
        </Mark>
      ))}
      <Mark hour={passes} degrees={limitC}>
        <circle className={styles.passed} r="7" />
        <PlotText tone="strong" x="-13" textAnchor="end">
          Limit, {limitPassedAt}
        </PlotText>
      </Mark>
      {(hours.length > 0 ? hours : [0, 6, 12, 18, 24]).map((hour) => (
        <Mark key={hour} hour={hour} degrees={BOTTOM_C}>
          <PlotText data-clock="" dy="1.29em" textAnchor={anchorAt(hour / 24)}>
            {String(Math.floor(hour)).padStart(2, "0")}
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

function tickAt(degrees: number): Point[] {
  return [at(23.5, degrees), at(24, degrees)];
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
