import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { formatNumber } from "../../../shared/format.ts";
import { classNames } from "../../components/class-names.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { anchorAt, percent } from "../../components/figure-kit/scale.ts";
import styles from "./scales.module.css";

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

interface BoxesProps {
  /** The number of boxes. The last one is as wide as the part that remains. */
  of: number;
  /** Boxes below each other. */
  rows?: number;
  /** The number of boxes that stand out. */
  bold?: number;
  /** Writes the number of each box into it. */
  numbered?: boolean;
  /** Draws outlines only. */
  open?: boolean;
}

const BOX = 10;
const GAP = 1;

/** A box for each unit of a figure. The caption next to it states the unit. */
export function Boxes({ of, rows = 1, bold = 0, numbered = false, open = false }: BoxesProps) {
  const count = Math.ceil(of);
  const columns = Math.ceil(count / rows);
  const boxes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => boxAt(from + index, rows, of)).join("");
  return (
    <Plot
      className={classNames(styles.boxes, rows > 1 && styles.calendar, numbered && styles.numbered)}
    >
      <Stretched size={[columns * BOX - GAP, rows * BOX - GAP]}>
        <path className={open ? styles.openBox : styles.box} d={boxes(bold, count)} />
        <path className={styles.boldBox} d={boxes(0, bold)} />
      </Stretched>
      {numbered &&
        Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <PlotText
            key={number}
            tone="strong"
            className={number <= bold ? styles.onBold : undefined}
            x={percent(((number - 1) * BOX + (BOX - GAP) / 2) / (columns * BOX - GAP))}
            y="50%"
            dy="5"
            textAnchor="middle"
          >
            {number}
          </PlotText>
        ))}
    </Plot>
  );
}

/** Boxes fill one column after the other. */
function boxAt(index: number, rows: number, of: number): string {
  const width = (BOX - GAP) * Math.min(1, of - index);
  const [x, y] = [Math.floor(index / rows) * BOX, (index % rows) * BOX];
  return `M${x} ${y}h${width.toFixed(2)}v${BOX - GAP}h-${width.toFixed(2)}z`;
}
