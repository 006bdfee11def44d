import { memo, useId } from "react";
import { bridges } from "../../../shared/content/example-line/features.ts";
import { NOMINAL_GAUGE } from "../../../shared/content/example-line/line-design.ts";
import { baseOf } from "../../../shared/content/example-line/measure.ts";
import type { TrackReading } from "../../../shared/content/example-line/track-geometry.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { Area, Dot, Drawing, Line, Mark, Stretched, Words } from "../../figures/kit.tsx";
import { linearScale } from "../../figures/scale.ts";
import { decimal } from "./format.ts";
import { domainOf, type Lane, sidesOf } from "./lanes.ts";
import styles from "./traces.module.css";

/** Height of a lane in units of its shapes. */
const HEIGHT = 200;

interface TraceLaneProps {
  lane: Lane;
  reading: TrackReading;
  /** Counts from 0. */
  run: number;
  threshold: number | undefined;
  /** Whether the place is ranked by this channel. */
  isMain: boolean;
  /** The sample that is read. */
  cursor: number;
}

/** One channel over the stretch: all runs, design, thresholds, and what is beyond them. */
export function TraceLane(props: TraceLaneProps) {
  const { cursor, ...lines } = props;
  const { lane, reading, run, isMain } = lines;
  const y = scaleOf(lines);
  const value = reading.of(lane.channel, run)[cursor] ?? 0;
  const last = reading.count - 1;
  return (
    <div className={styles.lane} data-main={isMain || undefined}>
      <p className={styles.name}>
        {lane.name} <span className={styles.quiet}>{lane.base}</span>
      </p>
      <div className={styles.plot} data-plot="">
        <LaneLines {...lines} />
        <Drawing className={styles.over}>
          <Stretched size={[last, HEIGHT]}>
            <Line weight="thin" d={`M${cursor} 0V${HEIGHT}`} />
          </Stretched>
          <Mark at={[cursor / last, y(value) / HEIGHT]}>
            <Dot open />
          </Mark>
        </Drawing>
      </div>
      <p className={styles.values}>
        <b>{valueText(lane, reading, run, cursor)}</b>
        <span className={styles.quiet}>
          {run > 0 ? valueText(lane, reading, run - 1, cursor) : ""}
        </span>
      </p>
    </div>
  );
}

type LinesProps = Omit<TraceLaneProps, "cursor">;

function scaleOf({ lane, reading, isMain }: LinesProps) {
  return linearScale(domainOf(lane, baseOf(lane.channel, reading), isMain), [HEIGHT, 0]);
}

/** All that does not follow the cursor. */
const LaneLines = memo(function LaneLines(props: LinesProps) {
  const { lane, reading, run, threshold, isMain } = props;
  const clip = useId();
  const { channel } = lane;
  const base = baseOf(channel, reading);
  const y = scaleOf(props);
  const last = reading.count - 1;
  const first = isMain ? 0 : Math.max(0, run - 1);
  const runs = Array.from({ length: run - first + 1 }, (_, index) => first + index);
  const trace = tracePath(reading.of(channel, run), y);
  const sides = threshold === undefined ? undefined : sidesOf(lane, threshold);
  return (
    <Drawing className={styles.lines}>
      <Stretched size={[last, HEIGHT]}>
        {bridgesWithin(reading).map(([left, right]) => (
          <Area
            key={left}
            tone="rule"
            wash
            d={`M${left * last} 0H${right * last}V${HEIGHT}H${left * last}z`}
          />
        ))}
        {channel === "curvature" && (
          <Area tone="data" wash d={`${cornerPath(base, y)}V${y(0)}H0z`} />
        )}
        <Line tone="muted" weight="thin" dashed d={cornerPath(base, y)} />
        {runs.map((each) => (
          <Line
            key={each}
            tone={each === run ? "data" : each === run - 1 ? "muted" : "rule"}
            {...(each !== run && { weight: "thin" })}
            d={each === run ? trace : tracePath(reading.of(channel, each), y)}
          />
        ))}
        {sides?.map((side) => (
          <Line key={side} tone="signal" weight="thin" dashed d={cornerPath(base, y, side)} />
        ))}
        {sides && (
          <>
            <clipPath id={clip}>
              <path d={beyondPath(base, sides, y)} />
            </clipPath>
            <g clipPath={`url(#${clip})`}>
              <Area tone="signal" wash d={filledPath(trace, base, y)} />
              <Line tone="signal" d={trace} />
            </g>
          </>
        )}
      </Stretched>
      <Thresholds {...props} y={y} base={base} sides={sides} />
    </Drawing>
  );
});

interface ThresholdsProps extends LinesProps {
  y: (value: number) => number;
  base: Float64Array;
  sides: readonly [number, number] | undefined;
}

/** The values of the thresholds, beside the right end of the lane. */
function Thresholds({ lane: { channel }, isMain, y, base, sides }: ThresholdsProps) {
  const end = base.at(-1) ?? 0;
  return sides?.slice(0, isMain && channel === "gauge" ? 2 : 1).map((side) => (
    <Words key={side} at={[1, y(end + side) / HEIGHT]} dx="0.4em" dy={side > 0 ? "1em" : 0}>
      {channel === "gauge" ? NOMINAL_GAUGE + side : `±${side}`}
    </Words>
  ));
}

/** The value of a channel at a sample: gauge as a distance, everything else as a size like in the list, and an arrow to its side of zero. */
export function valueText({ channel }: Lane, reading: TrackReading, run: number, index: number) {
  const value = reading.of(channel, run)[index] ?? 0;
  const size = decimal(Math.abs(value), 1);
  if (channel === "gauge" || Number(size) === 0) return size;
  return `${size}${UNIT_SPACE}${value < 0 ? "↓" : "↑"}`;
}

/** Parts of the stretch that are on a bridge, as shares of its length. */
export function bridgesWithin({ from, step, count }: TrackReading): readonly [number, number][] {
  const metres = (count - 1) * step;
  return bridges
    .map(({ kilometre, length }): [number, number] => [
      (kilometre * 1000 - length / 2 - from) / metres,
      (kilometre * 1000 + length / 2 - from) / metres,
    ])
    .filter(([left, right]) => right > 0 && left < 1)
    .map(([left, right]) => [Math.max(0, left), Math.min(1, right)]);
}

type Scale = (value: number) => number;

/** Path data of a trace, one unit of width per sample. Whole relative steps take about four bytes a sample. */
function tracePath(values: Float64Array, y: Scale): string {
  const heights = Array.from(values, (each) => Math.round(y(each)));
  const steps = heights.slice(1).map((height, index) => {
    const step = height - (heights[index] ?? 0);
    return step < 0 ? `1${step}` : `1 ${step}`;
  });
  return `M0 ${heights[0] ?? 0}l${steps.join(" ")}`;
}

type Corner = readonly [index: number, height: string];

/** The corners of a line that is straight between them, as a design is. */
function cornersOf(values: Float64Array, y: Scale, shift: number): Corner[] {
  const at = (index: number) => y((values[index] ?? 0) + shift);
  const last = values.length - 1;
  const corners: Corner[] = [[0, at(0).toFixed(1)]];
  for (let index = 1; index < last; index++) {
    const bend = at(index + 1) - 2 * at(index) + at(index - 1);
    if (Math.abs(bend) > 0.02) corners.push([index, at(index).toFixed(1)]);
  }
  return [...corners, [last, at(last).toFixed(1)]];
}

function through(corners: readonly Corner[]): string {
  return corners.map((each) => each.join(" ")).join("L");
}

/** Path data of a design, or of a threshold at a distance from it. */
function cornerPath(values: Float64Array, y: Scale, shift = 0): string {
  return `M${through(cornersOf(values, y, shift))}`;
}

/** Closes a trace along its design. */
function filledPath(trace: string, base: Float64Array, y: Scale): string {
  return `${trace}L${through(cornersOf(base, y, 0).reverse())}z`;
}

/** What lies beyond the thresholds on both sides. */
function beyondPath(base: Float64Array, [above, below]: readonly [number, number], y: Scale) {
  return `${cornerPath(base, y, above)}V-20H0z${cornerPath(base, y, below)}V${HEIGHT + 20}H0z`;
}
