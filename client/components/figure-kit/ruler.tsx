import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { formatNumber } from "../../../shared/format.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "./plot.tsx";
import styles from "./quantities.module.css";
import { anchorAt, percent } from "./scale.ts";

interface RulerProps {
  length: number;
  /** The distance between two marks. */
  step: number;
  /** Where the ruler has a tall mark with its value. The first and the last one are at its ends. */
  labels: readonly number[];
  /** After the last value. */
  unit: string;
  /** The part that is filled; by default all of it. */
  filled?: number;
}

/** A length to scale, with marks and values below. */
export function Ruler({ length, step, labels, unit, filled = length }: RulerProps) {
  return (
    <Plot className={styles.ruler}>
      <Stretched size={[length, 1]} height="68%">
        <path className={styles.filled} d={`M0 0H${filled}V1H0z`} />
        <path className={styles.minor} d={marksEvery(step, length)} />
        <path className={styles.major} d={`M0 1H${length}${labels.map(markAt).join("")}`} />
      </Stretched>
      <RulerValues length={length} labels={labels} unit={unit} />
    </Plot>
  );
}

/** A share of 100 % to scale. */
export function PercentRuler({ of }: { of: number }) {
  return <Ruler length={100} step={5} labels={[0, 50, 100]} unit="%" filled={of} />;
}

/** A straight line of track from above: a sleeper for each step. */
export function TrackRuler({ length, step, labels, unit }: RulerProps) {
  const sleepers = Array.from({ length: length / step }, (_, index) => (index + 0.5) * step);
  return (
    <Plot className={styles.trackRuler}>
      <Stretched size={[length, 1]} height="72%">
        <path className={styles.sleepers} d={sleepers.map(markAt).join("")} />
        <path className={styles.rails} d={`M0 .27H${length}M0 .73H${length}`} />
      </Stretched>
      <RulerValues length={length} labels={labels} unit={unit} />
    </Plot>
  );
}

function RulerValues({ length, labels, unit }: Pick<RulerProps, "length" | "labels" | "unit">) {
  return labels.map((value) => (
    <PlotSymbol key={value} x={percent(value / length)} y="100%">
      <PlotText y="-4" textAnchor={anchorAt(value / length)}>
        {formatNumber(value)}
        {value === labels.at(-1) && UNIT_SPACE + unit}
      </PlotText>
    </PlotSymbol>
  ));
}

function marksEvery(step: number, length: number): string {
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) =>
    markAt(index * step),
  ).join("");
}

function markAt(value: number): string {
  return `M${value} 0V1`;
}
