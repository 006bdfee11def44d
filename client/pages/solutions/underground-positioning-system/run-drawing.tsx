import { SERVICE_1 } from "../../../../shared/content/mine-level/fleet.ts";
import { hash, type Point } from "../../../../shared/content/mine-level/level.ts";
import { bodyOf } from "../../../../shared/content/mine-level/poses.ts";
import { ACROSS_M } from "../../../../shared/content/mine-level/position-filter.ts";
import { ENLARGED } from "../../../../shared/content/mine-level/record.ts";
import { scanFrom } from "../../../../shared/content/mine-level/walls.ts";
import lines from "../../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { pathThrough, percent } from "../../../components/figure-kit/scale.ts";
import { LevelGround, placeIn, type View } from "../../../islands/fleet-replay/level-ground.tsx";
import { driftRun, evenParts, type RunSample, shownOf, stepsOf } from "./drift-run.ts";
import styles from "./sensor-fusion.module.css";

/** The haulage drift. It is drawn with the south at the top, so that the vehicle drives from left to right. */
const view: View = { corner: [88, 64], size: [260, 54] };
const turned = ([x, y]: Point): Point => [
  2 * view.corner[0] + view.size[0] - x,
  2 * view.corner[1] + view.size[1] - y,
];

const run = driftRun();
const parts = evenParts(run);
const shown = shownOf(run);
const RAYS = 130;
const NOISE_M = 0.25;
const steps = stepsOf(shown);
const scanned = steps[0]?.pose.at ?? [0, 0];

/** A run along one drift: the walls that the scan meets, and the position's uncertainty between two openings. */
export function RunPlan() {
  return (
    <Plot
      className={styles.plan}
      label="A vehicle drives along a drift: its ellipse grows between smooth walls and is small again at each opening"
    >
      <svg
        viewBox={[...view.corner, ...view.size].join(" ")}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g
          transform={`rotate(180 ${turned([0, 0])
            .map((value) => value / 2)
            .join(" ")})`}
        >
          <LevelGround />
          {shown.map(({ pose: { at, heading }, along, uncertainty }) => (
            <ellipse
              key={along}
              className={styles.ellipse}
              transform={`translate(${at.map((value) => value.toFixed(1)).join(" ")}) rotate(${((heading * 180) / Math.PI).toFixed(0)})`}
              rx={(uncertainty * ENLARGED).toFixed(1)}
              ry={2 * ACROSS_M * ENLARGED}
            />
          ))}
          {shown.map(({ pose, along }) => (
            <path
              key={along}
              className={styles.body}
              d={`${pathThrough(bodyOf(SERVICE_1, pose))}Z`}
            />
          ))}
          <path className={styles.scan} d={dotsOf(scanFrom(scanned, RAYS))} />
        </g>
      </svg>
      {steps.map(({ pose }, index) => (
        <PlotSymbol key={pose.at.join()} {...placeIn(view, turned(pose.at))}>
          <path className={styles.leader} d="M0-6V-40" />
          <path className={styles.plate} d="M-13-62h26v26h-26z" />
          <PlotText className={styles.digit} y="-44" textAnchor="middle">
            {index + 1}
          </PlotText>
        </PlotSymbol>
      ))}
    </Plot>
  );
}

/** Each point is a line of no length with a round cap. */
function dotsOf(points: readonly Point[]): string {
  return points
    .map(
      ([x, y], index): Point => [
        x + (hash(index, 1) - 0.5) * NOISE_M,
        y + (hash(index, 2) - 0.5) * NOISE_M,
      ],
    )
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join("");
}

/** Metres at the top of the chart. */
const TOP_M = 2;
const across = ({ pose }: RunSample) => (turned(pose.at)[0] - view.corner[0]) / view.size[0];

/** The uncertainty at each place of the plan above it. */
export function RunChart() {
  return (
    <Plot
      className={styles.chart}
      label="Uncertainty along the drift: it grows between openings, most between smooth walls, to 1.5 m"
    >
      {parts.map(([first, last]) => (
        <rect
          key={first.along}
          className={styles.even}
          x={percent(across(first))}
          width={percent(across(last) - across(first))}
          height="100%"
        />
      ))}
      {parts.map(([first, last]) => (
        <PlotText
          key={first.along}
          x={percent((across(first) + across(last)) / 2)}
          y="16"
          textAnchor="middle"
        >
          smooth walls
        </PlotText>
      ))}
      <Stretched size={[1000, TOP_M * 100]}>
        <path className={lines.hair} d="M0 100H1000M0 200H1000" />
        <path
          className={styles.curve}
          d={pathThrough(
            run.map((sample) => [across(sample) * 1000, (TOP_M - sample.uncertainty) * 100]),
          )}
        />
      </Stretched>
    </Plot>
  );
}
