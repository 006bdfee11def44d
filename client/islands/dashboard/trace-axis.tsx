import type { TrackReading } from "../../../shared/content/example-line/track-geometry.ts";
import { Plot } from "../../components/figure-kit/plot.tsx";
import { percent } from "../../components/figure-kit/scale.ts";
import { Words } from "../../figures/kit.tsx";
import { useEarlyInput } from "../use-early-input.ts";
import { bridgesWithin } from "./trace-lane.tsx";
import styles from "./traces.module.css";

interface TraceAxisProps {
  reading: TrackReading;
  /** Where the cursor is: as a share of the width, as a sample, and in words. */
  share: string;
  index: number;
  name: string;
  /** All values at the cursor, for assistive technology. */
  sentence: string;
  onMove(index: number): void;
}

/** The kilometre of the cursor below the traces, as a slider, and where the stretch is on a bridge. */
export function TraceAxis({ reading, share, index, name, sentence, onMove }: TraceAxisProps) {
  const slider = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== index) onMove(valueAsNumber);
  });
  const last = reading.count - 1;
  const part = index / last;
  return (
    <div className={styles.axis}>
      <Plot className={styles.ruler}>
        {bridgesWithin(reading).map(([left, right]) => (
          <Words key={left} x={percent((left + right) / 2)} y="1em" textAnchor="middle">
            bridge
          </Words>
        ))}
        <Words
          strong
          x={share}
          y="2.4em"
          textAnchor={part < 0.15 ? "start" : part > 0.85 ? "end" : "middle"}
        >
          {name}
        </Words>
      </Plot>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-label="Cursor on the traces"
        aria-valuetext={sentence}
        autoComplete="off"
        onChange={({ target }) => onMove(target.valueAsNumber)}
        data-needs-script=""
      />
    </div>
  );
}
