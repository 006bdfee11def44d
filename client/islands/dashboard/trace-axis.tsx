import { crossings, culverts } from "../../../shared/content/example-line/features.ts";
import type { TrackReading } from "../../../shared/content/example-line/track-geometry.ts";
import { Plot, PlotSymbol, PlotText } from "../../components/figure-kit/plot.tsx";
import { anchorAt, percent } from "../../components/figure-kit/scale.ts";
import { useEarlyInput } from "../use-early-input.ts";
import styles from "./trace-lane.module.css";
import { bridgesWithin } from "./trace-lane.tsx";

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

/** Parts between the ticks. */
const GAPS = 4;

/** The ticks that the cursor's flag does not cover, in a narrow window either. */
function ticksBeside(cursor: number): number[] {
  const ticks = Array.from({ length: GAPS + 1 }, (_, gap) => gap);
  return ticks.filter((gap) => Math.abs(gap / GAPS - cursor) > 0.17);
}

/** The kilometres below the traces, what stands along the stretch, and the cursor as a slider. */
export function TraceAxis({ reading, share, index, name, sentence, onMove }: TraceAxisProps) {
  const { from, step, count } = reading;
  const slider = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== index) onMove(valueAsNumber);
  });
  const metres = (count - 1) * step;
  const shareOf = (kilometre: number) => (kilometre * 1000 - from) / metres;
  const isInside = (kilometre: number) => shareOf(kilometre) > 0 && shareOf(kilometre) < 1;
  const objects = [
    ...culverts.filter(isInside).map((kilometre) => ["culvert", kilometre] as const),
    ...crossings.filter(isInside).map((kilometre) => ["road crossing", kilometre] as const),
  ];
  return (
    <div className={styles.axis}>
      <p className={styles.unit}>km</p>
      <Plot className={styles.ruler}>
        {bridgesWithin(reading).map(([left, right]) => (
          <g key={left}>
            <line className={styles.object} x1={percent(left)} x2={percent(right)} y1="3" y2="3" />
            <PlotText x={percent((left + right) / 2)} y="18" textAnchor="middle">
              bridge
            </PlotText>
          </g>
        ))}
        {objects.map(([object, kilometre]) => (
          <PlotSymbol key={object + kilometre} x={percent(shareOf(kilometre))} y="3">
            <path className={styles.object} d="M-6 0h12" />
            <PlotText y="15" textAnchor="middle">
              {object}
            </PlotText>
          </PlotSymbol>
        ))}
        {ticksBeside(index / (count - 1)).map((gap) => (
          <PlotText key={gap} x={percent(gap / GAPS)} y="38" textAnchor={anchorAt(gap / GAPS)}>
            {((from + (gap / GAPS) * metres) / 1000).toFixed(2)}
          </PlotText>
        ))}
        <PlotSymbol x={share} y="33">
          <path className={styles.flag} d="M-34-11h68v22h-68z" />
          <PlotText className={styles.flagText} y="5" textAnchor="middle">
            {name}
          </PlotText>
        </PlotSymbol>
      </Plot>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={count - 1}
        step={1}
        value={index}
        aria-label="Cursor on the traces"
        aria-valuetext={sentence}
        autoComplete="off"
        onChange={({ target }) => onMove(target.valueAsNumber)}
        data-needs-script=""
        data-screen-only=""
      />
    </div>
  );
}
