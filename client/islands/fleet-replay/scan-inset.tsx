import { hash, type Point } from "../../../shared/content/mine-level/level.ts";
import { bodyOf } from "../../../shared/content/mine-level/poses.ts";
import { ACROSS_M, wallsAround } from "../../../shared/content/mine-level/position-filter.ts";
import {
  ENLARGED,
  isOld,
  peopleInSight,
  type Report,
  type ShiftRecord,
} from "../../../shared/content/mine-level/record.ts";
import { scanFrom } from "../../../shared/content/mine-level/walls.ts";
import { Plot, PlotSymbol, PlotText } from "../../components/figure-kit/plot.tsx";
import { pathThrough } from "../../components/figure-kit/scale.ts";
import { LevelGround, placeIn, type View } from "./level-ground.tsx";
import styles from "./level-map.module.css";

const SIZE: Point = [68, 42];
const RAYS = 150;
/** What dead reckoning is wrong by, of the way since a scan last fitted. Chosen for this example. */
const DRIFT_ERROR = 0.012;
const NOISE_M = 0.25;

interface ScanInsetProps {
  record: ShiftRecord;
  report: Report;
  time: number;
}

/** One scan of the chosen vehicle over the walls of the map, where dead reckoning puts it. */
export function ScanInset({ record, report, time }: ScanInsetProps) {
  const { vehicle, state, pose } = report;
  const [x, y] = pose.at;
  const view: View = { corner: [x - SIZE[0] / 2, y - SIZE[1] / 2], size: SIZE };
  const drift = state.sinceMatch * DRIFT_ERROR * ENLARGED;
  const [dx, dy] = [Math.cos(pose.heading) * drift, Math.sin(pose.heading) * drift];
  const moved = ([px, py]: Point): Point => [px + dx, py + dy];
  const along = 2 * Math.sqrt(state.variance) * ENLARGED;
  const degrees = (pose.heading * 180) / Math.PI;
  return (
    <figure className={styles.inset}>
      <figcaption>
        <strong>{restsOn(report)}</strong>
        <span>
          <i data-key="scan" /> one scan, over the walls of the map
        </span>
      </figcaption>
      <Plot className={styles.scanPlot} label={`Scan over the map: ${restsOn(report)}`}>
        <svg
          viewBox={[...view.corner, ...view.size].join(" ")}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <LevelGround />
          <path className={styles.scan} d={dotsOf(scanFrom(pose.at, RAYS), moved)} />
          <ellipse
            className={styles.ellipse}
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${degrees.toFixed(0)})`}
            rx={along.toFixed(1)}
            ry={2 * ACROSS_M * ENLARGED}
          />
          <path
            className={styles.ghost}
            d={`${pathThrough(bodyOf(vehicle, { ...pose, at: moved(pose.at) }), 2)}Z`}
          />
          <path
            className={styles.bodyInScan}
            data-doing={state.doing}
            d={`${pathThrough(bodyOf(vehicle, pose), 2)}Z`}
          />
        </svg>
        {peopleInSight(record, report, time - report.ageS).map((at) => (
          <PlotSymbol key={at.join()} {...placeIn(view, at)}>
            <path className={styles.person} d="M0-8L8 0 0 8-8 0z" />
            <PlotText className={styles.place} tone="strong" x="13" y="5">
              person in sight
            </PlotText>
          </PlotSymbol>
        ))}
      </Plot>
    </figure>
  );
}

/** Each point is a line of no length with a round cap. */
function dotsOf(points: readonly Point[], moved: (point: Point) => Point): string {
  return points
    .map(([x, y], index) =>
      moved([x + (hash(index, 1) - 0.5) * NOISE_M, y + (hash(index, 2) - 0.5) * NOISE_M]),
    )
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join("");
}

const MATCHED_M = 4;

/** What the position rests on. */
function restsOn(report: Report): string {
  const { vehicle, state, ageS } = report;
  if (isOld(report)) return `Last report, ${Math.round(ageS)} s old: no radio here`;
  if (state.doing === "stands") return "Standing: the scan holds it in place";
  if (wallsAround(vehicle, state) === "even" && state.sinceMatch > MATCHED_M) {
    return "Even lining: the scan fits anywhere along it";
  }
  return state.sinceMatch < MATCHED_M
    ? "Scan match: it fits in one place"
    : "Dead reckoning to the next match";
}
