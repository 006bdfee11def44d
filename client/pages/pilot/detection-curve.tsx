import { detectionBound } from "../../../shared/content/detection-bound.ts";
import { Caption } from "../../components/caption.tsx";
import kit from "../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { linearScale, pathThrough, percent } from "../../components/figure-kit/scale.ts";
import styles from "./pilot-page.module.css";

/** The numbers of defects for which the chart states what a test without a miss supports. */
const testSizes = [1, 15, 29, 59];
/** The rates of the horizontal lines. */
const axis = [1, 0.75, 0.5, 0.25];
const LARGEST = 68;
const SIZE = [1000, 1000] as const;
/** The part of the plot above the words of the axis. */
const CHART = 0.9;

const across = linearScale([0, LARGEST], [0, 1]);
const down = linearScale([0, 1], [CHART, 0.1]);
const percentOf = (rate: number) => `${(rate * 100).toFixed(1)}%`;

/** The detection rate that a test supports, by the number of defects that were found without a miss. */
export function DetectionCurve() {
  const label = testSizes
    .map((size) => `${size} of ${size}: at least ${percentOf(detectionBound(size))}`)
    .join("; ");
  return (
    <div>
      <Plot
        className={styles.proof}
        label={`Detection rate that a test without a miss supports, at 95% confidence. ${label}.`}
      >
        <Stretched size={SIZE}>
          <path className={kit.hair} d={`M0 ${CHART * 1000}H1000`} />
          <path
            className={kit.design}
            d={axis.map((rate) => `M0 ${down(rate) * 1000}H1000`).join("")}
          />
          <path className={styles.under} d={`${curve}V${CHART * 1000}H${across(1) * 1000}Z`} />
          <path className={kit.measured} d={curve} />
        </Stretched>
        {axis.map((rate) => (
          <PlotText key={rate} x="100%" y={percent(down(rate))} dy="-6" textAnchor="end">
            {rate * 100}%
          </PlotText>
        ))}
        {testSizes.map((size) => (
          <TestSize key={size} size={size} />
        ))}
      </Plot>
      <Caption>Defects found, none missed</Caption>
    </div>
  );
}

const curve = pathThrough(
  Array.from({ length: LARGEST }, (_, index) => {
    const found = index + 1;
    return [across(found) * 1000, down(detectionBound(found)) * 1000] as const;
  }),
);

function TestSize({ size }: { size: number }) {
  const rate = detectionBound(size);
  const isFirst = size === testSizes[0];
  return (
    <>
      <svg aria-hidden="true">
        <line
          className={kit.hair}
          x1={percent(across(size))}
          x2={percent(across(size))}
          y1={percent(down(rate))}
          y2={percent(CHART)}
        />
      </svg>
      <PlotSymbol x={percent(across(size))} y={percent(down(rate))}>
        <circle className={kit.measuredDot} r="5" />
        <PlotText
          tone="strong"
          className={styles.rate}
          x={isFirst ? 12 : -6}
          y={isFirst ? 8 : -14}
          textAnchor={isFirst ? "start" : "end"}
        >
          {percentOf(rate)}
        </PlotText>
      </PlotSymbol>
      <PlotSymbol x={isFirst ? "0" : percent(across(size))} y="100%">
        <PlotText tone="strong" y="-6" textAnchor={isFirst ? "start" : "middle"}>
          {size} of {size}
        </PlotText>
      </PlotSymbol>
    </>
  );
}
