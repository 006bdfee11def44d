import { memo, useId } from "react";
import { bridges } from "../../../shared/content/example-line/features.ts";
import { NOMINAL_GAUGE } from "../../../shared/content/example-line/line-design.ts";
import { baseOf } from "../../../shared/content/example-line/measure.ts";
import type { TrackReading } from "../../../shared/content/example-line/track-geometry.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { MILLIMETRES_PER_INCH } from "../../../shared/units.ts";
import lines from "../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { linearScale, percent } from "../../components/figure-kit/scale.ts";
import { decimal } from "./format.ts";
import { domainOf, type Lane, sidesOf } from "./lanes.ts";
import { beyondPath, cornerPath, filledPath, tracePath } from "./trace-path.ts";
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
  cursor: { index: number; share: string };
}

/** One channel over the stretch: all runs, design, thresholds, and what is beyond them. */
export function TraceLane(props: TraceLaneProps) {
  const { lane, reading, run, isMain, cursor } = props;
  const y = scaleOf(props);
  const value = reading.of(lane.channel, run)[cursor.index] ?? 0;
  return (
    <div className={styles.lane} data-main={isMain || undefined}>
      <p className={styles.name}>
        {lane.name} <span className={styles.quiet}>{lane.base}</span>
      </p>
      <div className={styles.plot} data-plot="">
        <LaneLines {...props} />
        <Plot className={styles.over}>
          <line className={styles.cursor} x1={cursor.share} x2={cursor.share} y1="0" y2="100%" />
          <circle
            className={styles.dot}
            cx={cursor.share}
            cy={percent(y(value) / HEIGHT)}
            r={isMain ? 3.5 : 2.5}
          />
        </Plot>
      </div>
      <p className={styles.values}>
        <b>{valueText(lane, reading, run, cursor.index)}</b>
        <span className={styles.quiet}>
          {run > 0 ? valueText(lane, reading, run - 1, cursor.index) : ""}
        </span>
      </p>
    </div>
  );
}

type LinesProps = Omit<TraceLaneProps, "cursor">;

function scaleOf({ lane, reading, isMain }: LinesProps) {
  const base = baseOf(lane.channel, reading);
  return linearScale(domainOf(lane, base, isMain), [HEIGHT, 0]);
}

/** All that does not follow the cursor. */
export const LaneLines = memo(
  function LaneLines(props: LinesProps) {
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
      <Plot className={styles.lines}>
        <Stretched size={[last, HEIGHT]}>
          {bridgesWithin(reading).map(([left, right]) => (
            <path
              key={left}
              className={styles.band}
              d={`M${left * last} 0H${right * last}V${HEIGHT}H${left * last}z`}
            />
          ))}
          {channel === "curvature" && (
            <path className={styles.curved} d={`${cornerPath(base, y)}V${y(0)}H0z`} />
          )}
          <path className={lines.design} d={cornerPath(base, y)} />
          {runs.map((each) => (
            <path
              key={each}
              className={each === run ? lines.measured : styles.before}
              data-age={Math.min(2, run - each)}
              d={each === run ? trace : tracePath(reading.of(channel, each), y)}
            />
          ))}
          {sides?.map((side) => (
            <path key={side} className={lines.threshold} d={cornerPath(base, y, side)} />
          ))}
          {sides && (
            <>
              <clipPath id={clip}>
                <path d={beyondPath(base, sides, y, HEIGHT)} />
              </clipPath>
              <g clipPath={`url(#${clip})`}>
                <path className={lines.beyondFill} d={filledPath(trace, base, y)} />
                <path className={lines.beyond} d={trace} />
              </g>
            </>
          )}
        </Stretched>
        <LaneWords {...props} y={y} base={base} sides={sides} />
      </Plot>
    );
  },
  (before, after) =>
    before.reading === after.reading &&
    before.run === after.run &&
    before.threshold === after.threshold &&
    before.isMain === after.isMain,
);

interface LaneWordsProps extends LinesProps {
  y: (value: number) => number;
  base: Float64Array;
  sides: readonly [number, number] | undefined;
}

function LaneWords({ lane, isMain, y, base, sides }: LaneWordsProps) {
  const { channel } = lane;
  const at = (value: number) => percent(y(value) / HEIGHT);
  const first = base[0] ?? 0;
  const middle = base[base.length >> 1] ?? 0;
  const isCurved = channel === "curvature" && Math.abs(middle) > 3;
  return (
    <>
      {sides?.slice(0, isMain && channel === "gauge" ? 2 : 1).map((side) => (
        <PlotText key={side} x="4" y={at(first + side)} dy={isMain && side > 0 ? "-0.4em" : "1em"}>
          {thresholdText(lane, side, isMain)}
        </PlotText>
      ))}
      {isCurved && (
        <PlotText x="4" y={at(0)} dy={middle > 0 ? "-0.4em" : "1.1em"}>
          {(Math.abs(middle) / MILLIMETRES_PER_INCH).toFixed(1)}° {middle > 0 ? "right" : "left"}
        </PlotText>
      )}
      {sides && channel === "crosslevel" && Math.abs(middle) > 1 && (
        <PlotText x="99%" y={at((base.at(-1) ?? 0) + sides[0])} dy="1em" textAnchor="end">
          design {decimal(Math.round(Math.abs(middle)), 0)}
        </PlotText>
      )}
    </>
  );
}

function thresholdText({ channel }: Lane, side: number, isMain: boolean): string {
  const words = isMain && side > 0 ? " threshold (example)" : "";
  if (channel === "gauge") return `${NOMINAL_GAUGE + side}${words}`;
  return `±${side}${words}`;
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
