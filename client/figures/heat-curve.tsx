import { UNIT_SPACE } from "../../shared/content/figure.ts";
import {
  clockText,
  forecastMaximum,
  heatDay,
  limitC,
  limitPassed,
  limitPassedAt,
  peakForceKN,
  peakRail,
  ruleOfThumb,
} from "../../shared/content/heat-day.ts";
import { Area, Dot, Drawing, Line, Mark, Stretched, Words } from "./kit.tsx";
import { anchorAt, linearScale, pathThrough } from "./scale.ts";

const SIZE = 1000;
const across = linearScale([0, 24], [0, 1]);
/** The axis, as a share of the height: its hours stand below it. */
const BASE = 0.9;
const up = linearScale([6, 62], [BASE, 0]);
/** The day in steps of a tenth of an hour. */
const day = Array.from({ length: 241 }, (_, step) => step / 10);

const point = (hour: number, degrees: number) => [across(hour) * SIZE, up(degrees) * SIZE] as const;
const at = (hour: number, degrees: number) => [across(hour), up(degrees)] as const;
const lineOf = (temperature: (hour: number) => number) =>
  pathThrough(day.map((hour) => point(hour, temperature(hour))));
const hotter = (degrees: number) => day.filter((hour) => heatDay.rail(hour) > degrees);
const passed = (degrees: number) => hotter(degrees)[0] ?? 0;
const areaAbove = (degrees: number) =>
  `${pathThrough(hotter(degrees).map((hour) => point(hour, heatDay.rail(hour))))}Z`;
const level = (degrees: number, from: number, to: number) =>
  pathThrough([point(from, degrees), point(to, degrees)]);
const downFrom = (hour: number) => `${pathThrough([point(hour, heatDay.rail(hour))])}V${SIZE}`;
const inDegrees = (value: number) => `${Number(value.toFixed(1))}${UNIT_SPACE}°C`;
const peakHour = day.reduce((a, b) => (heatDay.rail(b) > heatDay.rail(a) ? b : a));
/** Whole hours in which the rail is hotter. */
export const hoursAbove = (degrees: number) => Math.round(hotter(degrees).length / 10);

/** For how long it is: a line at a height of the chart. */
const span = (degrees: number, row: number) =>
  level(row, passed(degrees), hotter(degrees).at(-1) ?? 0);

/** The levels that the rail passes, each with the height of its span. */
const levels = [
  { name: "Rule", degrees: ruleOfThumb, dy: "1.2em", row: 17, tone: "muted" },
  { name: "Limit", degrees: limitC, dy: "-0.5em", row: 11, tone: "signal" },
] as const;

interface HeatCurveProps {
  /** The hours whose readings are marked; the upper left is empty for words of the page. Without them the axis has every sixth hour, and the levels reach from edge to edge. */
  hours?: readonly number[];
}

/** A chart of the rail temperature over one day, with the air, the rule of thumb and the limit. */
export function HeatCurve({ hours = [] }: HeatCurveProps) {
  const marked = hours.length > 0;
  const lineAt = (degrees: number) => level(degrees, marked ? passed(degrees) : 0, 24);
  return (
    <Drawing
      size="tall"
      label={`Rail temperature over one day. It starts below neutral, passes neutral at about eleven and the limit of ${inDegrees(limitC)} at ${limitPassedAt}, peaks at ${inDegrees(peakRail)} at about three in the afternoon, stands above the rule of thumb for about three hours and above the limit for about two, and falls below neutral in the evening.`}
    >
      <Stretched size={[SIZE, SIZE]}>
        <Area tone="data" wash d={areaAbove(heatDay.neutral)} />
        <Area tone="signal" d={areaAbove(ruleOfThumb)} />
        <Line tone="rule" weight="thin" d={`M0 ${BASE * SIZE}H${SIZE}`} />
        {hours.map((hour) => (
          <Line key={hour} tone="rule" weight="thin" d={downFrom(hour)} />
        ))}
        <Line tone="muted" weight="thin" dashed d={lineAt(ruleOfThumb) + lineAt(heatDay.neutral)} />
        <Line tone="signal" d={lineAt(limitC)} />
        {marked && (
          <Line
            tone="signal"
            d={`${pathThrough([point(passed(limitC), limitC)])}V${BASE * SIZE}`}
          />
        )}
        {marked &&
          levels.map(({ name, degrees, row, tone }) => (
            <Line key={name} tone={tone} weight="heavy" d={span(degrees, row)} />
          ))}
        <Line tone="muted" d={lineOf(heatDay.air)} />
        <Line tone="data" weight="heavy" d={lineOf(heatDay.rail)} />
      </Stretched>
      {levels.map(({ name, degrees, dy, row }) => (
        <g key={name}>
          <Mark at={at(24, degrees)}>
            <Words textAnchor="end" dy={dy}>
              {name} {inDegrees(degrees)}
            </Words>
          </Mark>
          {marked && (
            <Mark at={at(limitPassed / 60, row)}>
              <Words strong dx="0.5em" dy="-0.6em">
                {`${hoursAbove(degrees)}${UNIT_SPACE}h over ${name.toLowerCase()}`}
              </Words>
            </Mark>
          )}
        </g>
      ))}
      <Mark at={at(marked ? limitPassed / 60 : passed(heatDay.neutral), heatDay.neutral)}>
        {marked && (
          <Words strong data-inside="" dx="0.5em" dy="-1.8em">
            Neutral
          </Words>
        )}
        <Words
          strong
          data-inside=""
          textAnchor={marked ? "start" : "end"}
          dx={marked ? "0.5em" : "-1em"}
          dy="-0.5em"
        >
          {`${marked ? "" : "Neutral "}${inDegrees(heatDay.neutral)}`}
        </Words>
      </Mark>
      {!marked && (
        <Mark at={at(peakHour, 40)}>
          <Words strong data-inside="" textAnchor="middle">
            Compression
          </Words>
          <Words strong data-inside="" textAnchor="middle" dy="1.3em">
            {`up to ${peakForceKN}${UNIT_SPACE}kN`}
          </Words>
        </Mark>
      )}
      <Mark at={at(peakHour, peakRail)}>
        <Words size="heading" textAnchor="middle" dy="-2.2em">
          {`Rail ${peakRail.toFixed(1)}${UNIT_SPACE}°C`}
        </Words>
        <Words textAnchor="middle" dy="-2em">
          {inDegrees(peakRail - ruleOfThumb)} above the rule
        </Words>
      </Mark>
      <Mark at={at(limitPassed / 60, forecastMaximum)}>
        <Words dx="0.8em" dy="2.4em">
          Air {inDegrees(forecastMaximum)}
        </Words>
      </Mark>
      {hours.map((hour) => (
        <Mark key={hour} at={at(hour, heatDay.rail(hour))}>
          <Dot />
          {hour < 12 && (
            <Words strong dx="0.2em" dy="2em">
              {inDegrees(heatDay.rail(hour))}
            </Words>
          )}
        </Mark>
      ))}
      <Mark at={at(limitPassed / 60, limitC)}>
        <Dot tone="signal" />
        <Words strong textAnchor="end" dx="-0.9em" dy="-0.7em">
          {marked ? "Warning" : `Warning, ${limitPassedAt}`}
        </Words>
      </Mark>
      {(hours.length > 0 ? hours : [0, 6, 12, 18, 24]).map((hour) => (
        <Mark key={hour} at={[across(hour), BASE]}>
          <Words textAnchor={anchorAt(hour / 24)} dy="1.3em">
            {hour % 1 === 0 ? String(hour).padStart(2, "0") : clockText(hour * 60)}
          </Words>
        </Mark>
      ))}
    </Drawing>
  );
}
