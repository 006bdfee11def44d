import styles from "./figure-kit.module.css";
import { linearScale, pathThrough } from "./scale.ts";

const WIDTH = 56;
const HEIGHT = 22;
const DOT = 2.2;

interface SparklineProps {
  values: readonly number[];
  /** Smaller differences than this one look flat. */
  least: number;
}

/** The shape of a growth, without its numbers. */
export function Sparkline({ values, least }: SparklineProps) {
  const low = Math.min(...values);
  const high = Math.max(...values, low + least);
  const x = linearScale([0, values.length - 1], [DOT, WIDTH - DOT]);
  const y = linearScale([low, high], [HEIGHT - 2 * DOT, 2 * DOT]);
  const points = values.map((each, index): [number, number] => [x(index), y(each)]);
  const [lastX, lastY] = points.at(-1) ?? [];
  return (
    <svg
      className={styles.sparkline}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path className={styles.sparkLine} d={pathThrough(points)} />
      <circle className={styles.sparkDot} cx={lastX} cy={lastY} r={DOT} />
    </svg>
  );
}
