import { facts } from "../../../shared/content/example-line/parameters.ts";
import { rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import {
  forecastMaximum,
  heatDay,
  limitPassedAt,
  peakRail,
} from "../../../shared/content/heat-day.ts";
import { classNames } from "../../components/class-names.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import kit from "../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { linearScale, pathThrough, percent } from "../../components/figure-kit/scale.ts";
import text from "../../styles/text.module.css";
import styles from "./solutions-page.module.css";

const HOURS_APART = 0.5;
const hours = Array.from({ length: 24 / HOURS_APART + 1 }, (_, index) => index * HOURS_APART);
const degrees = (value: number, digits = 0) => `${value.toFixed(digits)}${UNIT_SPACE}°C`;
const alarm = facts.temperature.threshold;

/** The rail and the air over the example day. */
export function HeatReading() {
  return (
    <Reading
      label={`Rail temperature over one example day: it passes its neutral ${degrees(heatDay.neutral)} before noon and peaks at ${degrees(peakRail, 1)}, far above the air and ${degrees(peakRail - alarm, 1)} above the limit.`}
      values={hours.map(heatDay.rail)}
      beside={hours.map(heatDay.air)}
      besideName={`air, up to ${degrees(forecastMaximum, 1)}`}
      neutral={heatDay.neutral}
      limit={alarm}
      limitName={`limit ${degrees(alarm)} passed at ${limitPassedAt}`}
      highest={`rail ${degrees(peakRail, 1)}`}
      range={[8, 58]}
      from="00:00"
      to="24:00"
    />
  );
}

const twist = facts.twist;
const place = rankedPlaces.find((each) => each.place.parameter === "twist");

/** The place of the example line with the most twist, run by run. */
export function TwistReading() {
  if (!place) return null;
  const { values, latest, threshold } = place;
  const inUnit = (value: number, digits: number) =>
    `${value.toFixed(digits)}${UNIT_SPACE}${twist.unit}`;
  return (
    <Reading
      label={`${twist.name} at one place of the example line on six runs, the latest ${inUnit(latest, 1)}, beyond the threshold (example) of ${inUnit(threshold, 0)}.`}
      values={values}
      dotted
      limit={threshold}
      limitName={`threshold ${inUnit(threshold, 0)}`}
      highest={`${twist.name.toLowerCase()} ${inUnit(latest, 1)}`}
      range={[0, latest * 1.2]}
      from="run 1"
      to="run 6"
    />
  );
}

interface ReadingProps {
  label: string;
  values: readonly number[];
  /** A second, quieter line. */
  beside?: readonly number[];
  besideName?: string;
  /** True if the values are single measurements. */
  dotted?: boolean;
  /** A value that the line is read against. */
  neutral?: number;
  limit: number;
  limitName: string;
  /** Words at the highest value. */
  highest: string;
  range: readonly [low: number, high: number];
  /** The ends of the axis. */
  from: string;
  to: string;
}

const SIZE = [1000, 1000] as const;

/** A line that passes a limit. What lies beyond the limit is filled. */
function Reading(props: ReadingProps) {
  const { label, values, beside, besideName, dotted, neutral, limit, limitName, highest, range } =
    props;
  const across = linearScale([0, values.length - 1], [0, dotted ? 0.97 : 1]);
  const up = linearScale(range, [1, 0]);
  const line = (of: readonly number[]) =>
    pathThrough(of.map((value, index) => [across(index) * 1000, up(value) * 1000]));
  const top = Math.max(...values);
  const topAt = values.indexOf(top);
  const middle = Math.floor(values.length * 0.68);
  return (
    <div>
      <Plot className={styles.chart} label={label}>
        <Stretched size={SIZE}>
          {/* Cut at its edge, the limit. */}
          <svg aria-hidden="true" width="1000" height={up(limit) * 1000}>
            <path className={kit.beyondFill} d={`${line(values)}V1000H0Z`} />
          </svg>
          <path className={kit.hair} d="M0 1000H1000" />
          <path className={kit.threshold} d={`M0 ${up(limit) * 1000}H1000`} />
          {neutral && <path className={kit.design} d={`M0 ${up(neutral) * 1000}H1000`} />}
          {beside && <path className={kit.hair} d={line(beside)} />}
          <path className={kit.measured} d={line(values)} />
        </Stretched>
        {dotted &&
          values.map((value, index) => (
            <circle
              key={across(index)}
              className={index === topAt ? kit.measuredDot : kit.openDot}
              cx={percent(across(index))}
              cy={percent(up(value))}
              r={index === topAt ? 5 : 3}
            />
          ))}
        <PlotText x="0" y={percent(up(limit))} dy="-7">
          {limitName}
        </PlotText>
        {neutral && (
          <PlotText x="0" y={percent(up(neutral))} dy="-7">
            neutral {degrees(neutral)}
          </PlotText>
        )}
        {beside && (
          <PlotText
            x={percent(across(middle))}
            y={percent(up(beside[middle] ?? 0))}
            dy="24"
            textAnchor="middle"
          >
            {besideName}
          </PlotText>
        )}
        <PlotSymbol x={percent(across(topAt))} y={percent(up(top))}>
          <PlotText
            tone="strong"
            className={styles.value}
            x={dotted ? -12 : 0}
            y={dotted ? 4 : -12}
            textAnchor={dotted ? "end" : "middle"}
          >
            {highest}
          </PlotText>
        </PlotSymbol>
      </Plot>
      <div className={classNames(text.meta, styles.axis)}>
        <span>{props.from}</span>
        <ExampleChip />
        <span>{props.to}</span>
      </div>
    </div>
  );
}
