import { memo } from "react";
import { wallsAround } from "../../../shared/content/mine-level/position-filter.ts";
import type { ShiftRecord } from "../../../shared/content/mine-level/record.ts";
import { clockText } from "../../../shared/content/mine-level/replay-choice.ts";
import { EXCERPT_S, STEP_S } from "../../../shared/content/mine-level/simulate.ts";
import lines from "../../components/figure-kit/figure-kit.module.css";
import { Plot, Stretched } from "../../components/figure-kit/plot.tsx";
import { pathThrough, percent } from "../../components/figure-kit/scale.ts";
import styles from "./level-map.module.css";

interface UncertaintyTraceProps {
  record: ShiftRecord;
  vehicle: number;
  time: number;
}

/** Metres at the top of the trace. */
const TOP_M = 2;
const HEIGHT = 100;

/** The uncertainty of one vehicle over the excerpt: it grows between matches and falls at each of them. */
export function UncertaintyTrace({ record, vehicle, time }: UncertaintyTraceProps) {
  const passesEven = record.moments.some(
    ({ vehicles }) => vehicles[vehicle] && wallsAround(vehicle, vehicles[vehicle]) === "even",
  );
  return (
    <figure className={styles.trace}>
      <figcaption>
        <strong>Uncertainty along the drift over six minutes, ± m</strong>
        <span>
          {passesEven ? "Shaded: even lining, where it grows" : "Grows until a scan matches"}
        </span>
      </figcaption>
      <div className={styles.scaled}>
        <p className={styles.metres} aria-hidden="true">
          <span>{TOP_M}</span>
          <span>{TOP_M / 2}</span>
          <span>0</span>
        </p>
        <Plot
          className={styles.tracePlot}
          label="Uncertainty grows between scan matches, most in even lining"
        >
          <Curve record={record} vehicle={vehicle} />
          <line
            className={styles.now}
            x1={percent(time / EXCERPT_S)}
            x2={percent(time / EXCERPT_S)}
            y1="0"
            y2="100%"
          />
        </Plot>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{clockText(0)}</span>
        <span>{clockText(EXCERPT_S)}</span>
      </p>
    </figure>
  );
}

type CurveProps = Omit<UncertaintyTraceProps, "time">;

const Curve = memo(function Curve({ record, vehicle }: CurveProps) {
  const states = record.moments.flatMap(({ vehicles }) => vehicles[vehicle] ?? []);
  // Between two matches the curve is nearly straight.
  const points = states.flatMap(({ variance }, index): [number, number][] => {
    const isPeak = (states[index + 1]?.variance ?? 0) < variance;
    const isMatch = variance <= (states[index - 1]?.variance ?? variance);
    const y = HEIGHT - (2 * Math.sqrt(variance) * HEIGHT) / TOP_M;
    return isPeak || isMatch ? [[index * STEP_S, y]] : [];
  });
  const even = states.flatMap((state, index) =>
    index % 2 === 0 && wallsAround(vehicle, state) === "even"
      ? [`M${index * STEP_S} 0v${HEIGHT}`]
      : [],
  );
  return (
    <Stretched size={[EXCERPT_S, HEIGHT]}>
      <path className={styles.evenTrace} d={even.join("")} />
      <path
        className={lines.hair}
        d={`M0 ${HEIGHT}H${EXCERPT_S}M0 ${HEIGHT / 2}H${EXCERPT_S}M0 0H${EXCERPT_S}`}
      />
      <path className={lines.measured} d={pathThrough(points)} />
    </Stretched>
  );
});
