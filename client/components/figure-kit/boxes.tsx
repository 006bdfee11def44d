import { classNames } from "../class-names.ts";
import { Plot, PlotText, Stretched } from "./plot.tsx";
import styles from "./quantities.module.css";
import { percent } from "./scale.ts";

interface BoxesProps {
  /** The number of boxes. The last one is as wide as the part that remains. */
  of: number;
  /** Boxes below each other. */
  rows?: number;
  /** The number of boxes that stand out. */
  bold?: number;
  /** Writes the number of each box into it. */
  numbered?: boolean;
}

const BOX = 10;
const GAP = 1;

/** A box for each unit of a figure. The caption next to it states the unit. */
export function Boxes({ of, rows = 1, bold = 0, numbered = false }: BoxesProps) {
  const count = Math.ceil(of);
  const columns = Math.ceil(count / rows);
  const boxes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => boxAt(from + index, rows, of)).join("");
  return (
    <Plot
      className={classNames(styles.boxes, rows > 1 && styles.calendar, numbered && styles.numbered)}
    >
      <Stretched size={[columns * BOX - GAP, rows * BOX - GAP]}>
        <path className={styles.box} d={boxes(bold, count)} />
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
