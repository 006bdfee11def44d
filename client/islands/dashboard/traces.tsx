import { type PointerEvent, useState } from "react";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { runDates, runDays } from "../../../shared/content/example-line/runs.ts";
import {
  GRID,
  readTrack,
  type TrackReading,
} from "../../../shared/content/example-line/track-geometry.ts";
import { Drawing, Words } from "../../figures/kit.tsx";
import { Slider } from "../slider.tsx";
import { useControls } from "./controls.ts";
import { dayText, kmText } from "./format.ts";
import { lanes as allLanes } from "./lanes.ts";
import { bridgesWithin, TraceLane, valueText } from "./trace-lane.tsx";
import styles from "./traces.module.css";

/** Metres on each side of the peak. */
const NEAR = 60;

interface TracesProps {
  ranked: RankedPlace;
  /** Only the trace that ranks the place. */
  isBrief?: boolean;
}

/** The traces of track geometry on one kilometre axis, as on a geometry car's chart. One cursor reads all of them. */
export function Traces({ ranked, isBrief = false }: TracesProps) {
  const { choice, send } = useControls();
  const { place } = ranked;
  const run = choice.run - 1;
  // The stretch is around the peak, so that one of its samples is there.
  const [reading] = useState(() => {
    const middle = ranked.peak?.at ?? place.kilometre * 1000;
    return readTrack(middle - NEAR, middle + NEAR, GRID);
  });
  const last = reading.count - 1;
  const [index, setIndex] = useState(Math.round(last / 2));
  const kilometre = kmText((reading.from + index * reading.step) / 1000);
  const mains = ranked.peak && isBrief ? [ranked.peak.channel] : facts[place.parameter].lanes;
  const lanes = allLanes.filter(({ channel }) => !isBrief || mains.includes(channel));
  const sentence = `${kilometre}: ${lanes.map((lane) => `${lane.name} ${valueText(lane, reading, run, index)}`).join(", ")}`;

  function point({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    const plot = currentTarget.querySelector("[data-plot]") ?? currentTarget;
    const { left, width } = plot.getBoundingClientRect();
    const at = Math.round(((clientX - left) / width) * last);
    if (at >= 0 && at <= last) setIndex(at);
  }

  return (
    <section className={styles.traces} aria-label="Track geometry">
      <RunSlider
        run={choice.run}
        onChange={(chosen) => send({ type: "run.chosen", run: chosen })}
      />
      <div className={styles.lanes} onPointerMove={point} onPointerDown={point}>
        <TraceLegend run={choice.run} />
        {lanes.map((lane) => (
          <TraceLane
            key={lane.channel}
            lane={lane}
            reading={reading}
            run={run}
            threshold={lane.parameter && facts[lane.parameter].threshold}
            isMain={mains.includes(lane.channel)}
            cursor={index}
          />
        ))}
        <TraceAxis
          reading={reading}
          index={index}
          name={kilometre}
          sentence={sentence}
          onMove={setIndex}
        />
      </div>
    </section>
  );
}

interface RunSliderProps {
  /** Counts from 1. */
  run: number;
  onChange(run: number): void;
}

function RunSlider({ run, onChange }: RunSliderProps) {
  const runName = `Run ${run}, ${dayText(runDays[run - 1] ?? 0)}`;
  return (
    <div className={styles.runs}>
      <label htmlFor="run-slider" data-needs-script="">
        Step through the runs
        <Slider
          id="run-slider"
          min={1}
          max={runDates.length}
          value={run}
          aria-valuetext={runName}
          onChange={onChange}
        />
      </label>
      <output>
        <b>{runName}</b>
      </output>
    </div>
  );
}

/** The lines of the traces, and the columns of values beside them. */
function TraceLegend({ run }: { run: number }) {
  return (
    <div className={styles.lane} data-legend="">
      <ul className={styles.legend} aria-label="Legend">
        <li data-line="now">{`Run ${run}`}</li>
        <li data-line="before" hidden={run < 2}>{`Run ${run - 1}`}</li>
        <li data-line="earlier" hidden={run < 3}>
          Earlier
        </li>
        <li data-line="design">Design</li>
        <li data-line="threshold">Threshold</li>
      </ul>
      <p className={styles.values} aria-hidden="true">
        <b>{`run ${run}`}</b>
        <span>{run > 1 ? `run ${run - 1}` : ""}</span>
      </p>
    </div>
  );
}

interface TraceAxisProps {
  reading: TrackReading;
  /** Where the cursor is: as a sample, and in words. */
  index: number;
  name: string;
  /** All values at the cursor, for assistive technology. */
  sentence: string;
  onMove(index: number): void;
}

/** The kilometre of the cursor below the traces, as a slider, and where the stretch is on a bridge. */
function TraceAxis({ reading, index, name, sentence, onMove }: TraceAxisProps) {
  const last = reading.count - 1;
  const part = index / last;
  return (
    <div className={styles.axis}>
      <Drawing className={styles.ruler}>
        {bridgesWithin(reading).map(([left, right]) => (
          <Words key={left} at={[(left + right) / 2, 0]} dy="1em" textAnchor="middle">
            bridge
          </Words>
        ))}
        <Words
          strong
          at={[part, 0]}
          dy="2.4em"
          textAnchor={part < 0.15 ? "start" : part > 0.85 ? "end" : "middle"}
        >
          {name}
        </Words>
      </Drawing>
      <Slider
        className={styles.slider}
        min={0}
        max={last}
        value={index}
        aria-label="Cursor on the traces"
        aria-valuetext={sentence}
        onChange={onMove}
        data-needs-script=""
      />
    </div>
  );
}
