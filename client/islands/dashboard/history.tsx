import type { NoForecast } from "../../../shared/content/example-line/forecast.ts";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import {
  dayOf,
  firstDay,
  LATEST,
  lastDay,
  runDays,
} from "../../../shared/content/example-line/runs.ts";
import { DAYS_PER_MONTH } from "../../../shared/units.ts";
import {
  Area,
  Dot,
  Drawing,
  Line,
  Mark,
  type Place,
  Stretched,
  Words,
} from "../../figures/kit.tsx";
import { linearScale, pathThrough } from "../../figures/scale.ts";
import styles from "./dashboard.module.css";
import {
  changeUnitOf,
  dayText,
  decimal,
  digitsOf,
  kmText,
  readingOf,
  signedDecimal,
} from "./format.ts";

const [WIDTH, HEIGHT] = [1000, 400];
/** Days after the latest run that the chart shows: of a forecast, and without one. */
const [AHEAD, MARGIN] = [77, 28];

/** The scales of a chart from the first run to some weeks after the latest. */
function scalesOf({ place, values, threshold, forecast }: RankedPlace) {
  const isLess = facts[place.parameter].worse === "less";
  const top = isLess ? 100 : Math.max(threshold, ...values) * 1.22;
  const bottom = isLess ? Math.min(threshold, ...values) - 12 : 0;
  const end = lastDay + (typeof forecast === "object" ? AHEAD : MARGIN);
  const x = linearScale([firstDay - 4, end], [0, WIDTH]);
  const y = linearScale([bottom, top], [HEIGHT, 0]);
  return {
    x,
    y,
    isLess,
    at: (day: number, value: number): Place => [x(day) / WIDTH, y(value) / HEIGHT],
  };
}

type Scales = ReturnType<typeof scalesOf>;

/** One place over all runs or photographs, and the straight line from there to the threshold. */
export function History({ ranked }: { ranked: RankedPlace }) {
  const { place, values, forecast, threshold } = ranked;
  const { unit, name } = facts[place.parameter];
  const digits = digitsOf(place.parameter);
  const reading = readingOf(place.parameter);
  const scales = scalesOf(ranked);
  const { x, y, at } = scales;
  const workDay = place.work && dayOf(place.work.date);
  return (
    <section className={styles.history} aria-label={`History of ${kmText(place.kilometre)}`}>
      <h5>
        {name}, {reading} by {reading}
        <span className={styles.quiet}>, in {unit}</span>
      </h5>
      <Drawing
        className={styles.chart}
        label={`${name} on six ${reading}s: ${values.map((each) => decimal(each, digits)).join(", ")} ${unit}; threshold (example) ${threshold} ${unit}`}
      >
        <Stretched size={[WIDTH, HEIGHT]}>
          <Line tone="rule" weight="thin" d={`M0 ${HEIGHT}H${WIDTH}M${x(lastDay)} 0V${HEIGHT}`} />
          <Line tone="signal" weight="thin" dashed d={`M0 ${y(threshold)}H${WIDTH}`} />
          {typeof forecast === "object" && <Extrapolation ranked={ranked} scales={scales} />}
          {runsBetweenWorks(ranked).map((runs) => (
            <Line
              key={runs[0]}
              tone="data"
              d={pathThrough(runs.map((run) => [x(runDays[run] ?? 0), y(values[run] ?? 0)]))}
            />
          ))}
          {workDay !== undefined && (
            <Line tone="muted" weight="thin" dashed d={`M${x(workDay)} 0V${HEIGHT}`} />
          )}
        </Stretched>
        {values.map((value, run) => (
          <Mark key={runDays[run]} at={at(runDays[run] ?? 0, value)}>
            <Dot tone="data" open={run !== LATEST} />
          </Mark>
        ))}
        <HistoryWords ranked={ranked} scales={scales} />
        <Crossing ranked={ranked} scales={scales} />
      </Drawing>
      <Drawing className={styles.days}>
        <Words y="1.1em">{dayText(firstDay)}</Words>
        <Words at={[x(lastDay) / WIDTH, 0]} dy="1.1em" textAnchor="end">
          {dayText(lastDay)}
        </Words>
        <Words x="100%" y="1.1em" textAnchor="end">
          {typeof forecast === "object" && dayText(lastDay + AHEAD)}
        </Words>
      </Drawing>
      <p className={styles.quiet}>{explanationOf(ranked)}</p>
    </section>
  );
}

interface PartProps {
  ranked: RankedPlace;
  scales: Scales;
}

/** The threshold, the latest value, and work on the track. */
function HistoryWords({ ranked, scales: { at, x, isLess } }: PartProps) {
  const { place, threshold, latest } = ranked;
  const isBelow = latest < threshold;
  return (
    <>
      <Words at={[0, at(0, threshold)[1]]} dy={isLess ? BELOW : thresholdOffset(ranked)}>
        {threshold} threshold (example)
      </Words>
      <Words
        strong
        at={at(lastDay, latest)}
        dx="0.8em"
        dy={isLess ? (isBelow ? BESIDE : ABOVE) : isBelow ? BELOW : BESIDE}
      >
        {decimal(latest, digitsOf(place.parameter))}
      </Words>
      {place.work && (
        <Words at={[x(dayOf(place.work.date)) / WIDTH, 1]} dx="-0.5em" dy={ABOVE} textAnchor="end">
          {place.work.name} {dayText(dayOf(place.work.date))}
        </Words>
      )}
    </>
  );
}

/** Offsets of words from the point that they name. */
const [ABOVE, BESIDE, BELOW] = ["-0.6em", "0.35em", "1.25em"] as const;

/** Returns the vertical offset of the threshold's words at which no earlier value crosses them. */
function thresholdOffset({ values, threshold }: RankedPlace): string {
  const [first = 0, ...later] = values.slice(0, LATEST);
  if (first >= threshold) return BELOW;
  return Math.max(...later) >= threshold ? "-1.2em" : ABOVE;
}

/** The straight line to the threshold, and the spread of the lines through two and four runs. */
function Extrapolation({ ranked, scales: { x, y } }: PartProps) {
  const { forecast, threshold, latest } = ranked;
  if (typeof forecast === "string") return null;
  const { slope, day, earliest, latest: latestDay } = forecast;
  const end = Math.min(day, lastDay + AHEAD);
  const start: [number, number] = [x(lastDay), y(latest)];
  const atThreshold = (at: number): [number, number] => [x(at), y(threshold)];
  return (
    <>
      <Area
        tone="data"
        wash
        d={`${pathThrough([start, atThreshold(earliest), atThreshold(latestDay)])}Z`}
      />
      <Line
        tone="data"
        dashed
        d={pathThrough([start, [x(end), y(latest + slope * (end - lastDay))]])}
      />
    </>
  );
}

/** Where the line reaches the threshold, if the chart shows that day. */
function Crossing({ ranked, scales }: PartProps) {
  const { forecast, threshold } = ranked;
  const { at, isLess } = scales;
  if (typeof forecast === "string" || forecast.day > lastDay + AHEAD) return null;
  const isLate = forecast.day > lastDay + AHEAD * 0.6;
  return (
    <Mark at={at(forecast.day, threshold)}>
      <Dot tone="signal" />
      <Words
        strong
        dx={isLate ? "0.5em" : isLess ? "0.8em" : 0}
        dy="-0.8em"
        textAnchor={isLate ? "end" : isLess ? "start" : "middle"}
      >
        {dayText(forecast.day)}
      </Words>
    </Mark>
  );
}

/** The runs in groups: before and after work on the track. */
function runsBetweenWorks({ place: { work }, values }: RankedPlace): number[][] {
  const runs = values.map((_, run) => run);
  if (!work) return [runs];
  const isBefore = (run: number) => (runDays[run] ?? 0) < dayOf(work.date);
  return [runs.filter(isBefore), runs.filter((run) => !isBefore(run))];
}

const reasons: Record<Exclude<NoForecast, "after work" | "beyond">, string> = {
  weather: "Not extrapolated: rail temperature follows the weather, and a hot day is no defect.",
  "one step": "Not extrapolated: one step is not a trend.",
  "no trend": "No trend: runs differ by less than measuring twice does.",
};

function explanationOf(ranked: RankedPlace): string {
  const { forecast, place } = ranked;
  if (forecast === "after work")
    return `Not extrapolated: two runs since it was ${place.work?.name}.`;
  if (forecast === "beyond") return crossedText(ranked);
  if (typeof forecast === "string") return reasons[forecast];
  const { slope, earliest, latest } = forecast;
  const rate = `${signedDecimal(slope * DAYS_PER_MONTH, 1)} ${changeUnitOf(place.parameter)} a month`;
  return `Extrapolated, not measured: a straight line through the last three ${readingOf(place.parameter)}s, ${rate}. With two or four: ${spanText(earliest, latest)}.`;
}

function spanText(earliest: number, latest: number): string {
  const [from, to] = [dayText(earliest), dayText(latest)];
  return from === to ? `${from} too` : `${from} to ${to}`;
}

/** Says between which runs the threshold was crossed. */
function crossedText({ values, threshold, place }: RankedPlace): string {
  const isBeyond = (value: number) =>
    facts[place.parameter].worse === "more" ? value >= threshold : value <= threshold;
  const run = values.findIndex(isBeyond);
  const reading = readingOf(place.parameter);
  return run > 0
    ? `Crossed the threshold between ${reading} ${run} and ${reading} ${run + 1}.`
    : `Beyond the threshold on every ${reading}.`;
}
