import { drifts, type Point } from "../../shared/content/mine-level/level.ts";
import { bodyOf, type Pose } from "../../shared/content/mine-level/poses.ts";
import { classNames } from "../components/class-names.ts";
import { Plot, PlotSymbol, PlotText } from "../components/figure-kit/plot.tsx";
import { pathThrough, percent } from "../components/figure-kit/scale.ts";
import {
  bayOn,
  LevelGround,
  placeIn,
  type View,
  WALLS,
} from "../islands/fleet-replay/level-ground.tsx";
import styles from "./level-plan.module.css";

/** A vehicle on a plan, drawn to scale. */
export interface PlanMark {
  /** Index in the fleet, for the size of the body. */
  vehicle: number;
  pose: Pose;
  /** A letter, which stands in a box, or a few words on a line from the vehicle. */
  name: string;
  /** Where the name stands: metres from the middle of the vehicle. A letter stands beside the body in this direction. */
  beside: Point;
  /** The colour; by default that of positions on the fleet map. */
  tone?: "own" | undefined;
  /** The outline of the ground that the driver sees. */
  sight?: readonly Point[];
  /** The way ahead. */
  way?: readonly Point[] | undefined;
  /** Highlighted parts of the way: the stopping distance, or what the vehicle may have driven since its last report. */
  stretches?: readonly (readonly Point[])[];
}

/** Words on a line from a place. */
export interface PlanNote {
  at: Point;
  name: string;
  /** Where the words stand: metres from the place. */
  beside: Point;
}

export interface LevelPlanProps {
  label: string;
  view: View;
  marks: readonly PlanMark[];
  /** Words on a straight line between the first two vehicles. */
  between?: string | undefined;
  notes?: readonly PlanNote[];
  /** Where the routes of two vehicles meet. */
  warned?: Point | undefined;
  /** Metres of a bar in the lower left corner. */
  scaleM?: number;
  /** True for the first plan of a page without a fleet map: it defines the walls, which the others use again. */
  isFirst?: boolean;
  className?: string | undefined;
}

const bayPath = drifts.map((_, drift) => pathThrough(bayOn(drift))).join("");

/** A part of the mine level with vehicles and its bays, whose walls glow. Its aspect ratio has to be that of its view. */
export function LevelPlan(props: LevelPlanProps) {
  const { label, view, marks, notes = [], between, warned, scaleM, isFirst, className } = props;
  const names = [...marks.map(({ pose, ...mark }) => ({ ...mark, at: pose.at })), ...notes];
  const ends = marks.slice(0, 2).map(({ pose }) => pose.at);
  return (
    <Plot label={label} className={classNames(styles.ground, className)}>
      <svg
        viewBox={[...view.corner, ...view.size].join(" ")}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <use href={`#${WALLS}`} className={styles.haze} />
        <use href={`#${WALLS}`} className={styles.glow} />
        <LevelGround isFirst={isFirst ?? false} />
        <path className={styles.lanes} d={bayPath} />
        <path
          className={styles.between}
          d={names
            .filter(({ name }) => !isLetter(name))
            .map(leaderOf)
            .join("")}
        />
        {between && <path className={styles.between} d={pathThrough(ends)} />}
        {warned && <circle className={styles.warned} cx={warned[0]} cy={warned[1]} r="6.5" />}
        {marks.map((mark) => (
          <Vehicle key={`${mark.vehicle} ${mark.name}`} {...mark} />
        ))}
      </svg>
      {between && (
        <PlotText
          className={styles.name}
          tone="strong"
          textAnchor="middle"
          dy="0.35em"
          {...placeIn(view, middleOf(ends))}
        >
          {between}
        </PlotText>
      )}
      {names.map((name) => (
        <Name key={name.at.join()} {...name} view={view} />
      ))}
      {scaleM && <Scale metres={scaleM} view={view} />}
    </Plot>
  );
}

function leaderOf({ at, beside }: PlanNote): string {
  return pathThrough([at, [at[0] + beside[0], at[1] + beside[1]]]);
}

function middleOf([a = [0, 0], b = a]: readonly Point[]): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function Vehicle({ vehicle, pose, tone, sight, way, stretches = [] }: PlanMark) {
  return (
    <g className={styles.vehicle} data-tone={tone}>
      {sight && <path className={styles.sight} d={`${pathThrough(sight)}Z`} />}
      {way && <path className={styles.way} d={pathThrough(way)} />}
      {stretches.map((stretch) => (
        <path key={stretch.length} className={styles.stretch} d={pathThrough(stretch)} />
      ))}
      <path className={styles.body} d={`${pathThrough(bodyOf(vehicle, pose), 2)}Z`} />
    </g>
  );
}

/** From the side of a body to the middle of its letter. */
const LETTER_PX = 24;

function isLetter(name: string): boolean {
  return name.length === 1;
}

interface NameProps extends PlanNote {
  tone?: PlanMark["tone"];
  view: View;
}

function Name({ name, at: [x, y], beside, tone, view }: NameProps) {
  return (
    <PlotSymbol {...placeIn(view, [x + beside[0], y + beside[1]])}>
      <g
        transform={
          isLetter(name)
            ? `translate(${beside.map((side) => side * LETTER_PX).join(" ")})`
            : undefined
        }
      >
        {isLetter(name) && <path className={styles.box} data-tone={tone} d="M-13-13h26v26h-26z" />}
        <PlotText className={styles.name} tone="strong" y="5" textAnchor="middle">
          {name}
        </PlotText>
      </g>
    </PlotSymbol>
  );
}

function Scale({ metres, view }: { metres: number; view: View }) {
  const width = percent(metres / view.size[0]);
  return (
    <svg x="4%" y="96%" overflow="visible" aria-hidden="true">
      <line className={styles.scale} x2={width} />
      <PlotText className={styles.name} y="-8">
        {metres} m
      </PlotText>
    </svg>
  );
}
