import { useMemo, useState } from "react";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { GRID, readTrack } from "../../../shared/content/example-line/track-geometry.ts";
import { percent } from "../../components/figure-kit/scale.ts";
import { useControls } from "./controls.ts";
import { kmText } from "./format.ts";
import { type Lane, lanesOf } from "./lanes.ts";
import { TraceAxis } from "./trace-axis.tsx";
import { TraceBar } from "./trace-bar.tsx";
import laneStyles from "./trace-lane.module.css";
import { TraceLane, valueText } from "./trace-lane.tsx";
import styles from "./traces.module.css";
import { useTraceWindow } from "./use-trace-window.ts";

interface TracesProps {
  ranked: RankedPlace;
  /** Number of lanes, the most important ones; by default all. */
  laneCount?: number | undefined;
  /** Called with the metres of the cursor. */
  onCursor?(metres: number): void;
}

/** Samples that a trace has at most. */
const SAMPLES = 480;

/** The traces of track geometry on one kilometre axis, as on a geometry car's chart. One cursor reads all of them. */
export function Traces({ ranked, laneCount, onCursor }: TracesProps) {
  const { choice } = useControls();
  const { place } = ranked;
  // The window is around the peak, so that one of its samples is there.
  const peak = ranked.peak?.at ?? place.kilometre * 1000;
  const run = choice.run - 1;
  const [cursor, setCursor] = useState<number>();
  const point = (metres: number | undefined) => {
    setCursor(metres);
    onCursor?.(metres ?? place.kilometre * 1000);
  };
  const { window, moveBy, handlers } = useTraceWindow(
    { middle: peak, metres: choice.metres },
    (share) => point(reading.from + share * (reading.count - 1) * reading.step),
  );
  const { middle, metres } = window;
  const reading = useMemo(() => {
    const step = Math.max(1, Math.ceil(metres / SAMPLES / GRID)) * GRID;
    return readTrack(middle - metres / 2, middle + metres / 2, step);
  }, [middle, metres]);

  const last = reading.count - 1;
  const index = Math.round(((cursor ?? peak) - reading.from) / reading.step);
  const isInside = index >= 0 && index <= last;
  const at = isInside ? index : Math.round(last / 2);
  const share = percent(at / last);
  const kilometre = kmText((reading.from + at * reading.step) / 1000);
  const lanes = lanesOf(place.parameter, laneCount);
  const mains = facts[place.parameter].lanes;
  const sentence = `${kilometre}: ${lanes.map((lane) => `${lane.name} ${valueText(lane, reading, run, at)}`).join(", ")}`;

  return (
    <section className={styles.traces} aria-label="Track geometry" data-brief={laneCount}>
      <TraceBar isBrief={laneCount !== undefined} moveBy={moveBy} />
      <div className={styles.lanes} {...handlers} onPointerLeave={() => point(undefined)}>
        <TraceLegend run={choice.run} />
        {lanes.map((lane: Lane) => (
          <TraceLane
            key={lane.channel}
            lane={lane}
            reading={reading}
            run={run}
            threshold={lane.parameter && choice.thresholds[lane.parameter]}
            isMain={mains.includes(lane.channel)}
            allRuns={choice.runs === "all" || mains.includes(lane.channel)}
            cursor={{ index: at, share }}
          />
        ))}
        <TraceAxis
          reading={reading}
          share={share}
          index={at}
          name={kilometre}
          sentence={sentence}
          onMove={(next) => point(reading.from + next * reading.step)}
        />
      </div>
    </section>
  );
}

/** The lines of the traces, and the columns of values beside them. */
function TraceLegend({ run }: { run: number }) {
  return (
    <div className={laneStyles.lane} data-legend="">
      <ul className={styles.legend} aria-label="Legend">
        <li data-line="now">Run {run}</li>
        {run > 1 && <li data-line="before">Run {run - 1}</li>}
        {run > 2 && <li data-line="earlier">Earlier</li>}
        <li data-line="design">Design</li>
        <li data-line="threshold">Threshold</li>
      </ul>
      <p className={laneStyles.value} aria-hidden="true">
        <b>run {run}</b>
        <span>{run > 1 && `run ${run - 1}`}</span>
      </p>
    </div>
  );
}
