import {
  bay,
  centrelines,
  type Point,
  placeNames,
  pointOn,
} from "../../shared/content/mine-level/level.ts";
import { bodyOf, type Pose } from "../../shared/content/mine-level/poses.ts";
import { classNames } from "../components/class-names.ts";
import { Plot, PlotSymbol, PlotText } from "../components/figure-kit/plot.tsx";
import { pathThrough } from "../components/figure-kit/scale.ts";
import { LevelGround, placeIn, type View, WALLS } from "../islands/fleet-replay/level-ground.tsx";
import styles from "./level-plan.module.css";

/** A vehicle on a plan, drawn to scale. */
export interface PlanMark {
  /** Index in the fleet, for the size of the body. */
  vehicle: number;
  pose: Pose;
  /** A letter, which stands in a box, or a few words. */
  name: string;
  /** Where the name stands: metres from the middle of the vehicle. A letter stands beside the body in this direction. */
  beside: Point;
  /** The colour; by default that of positions on the fleet map. */
  tone?: "own";
  /** The outline of the ground that the driver sees. */
  sight?: readonly Point[];
  /** The way ahead. */
  way?: readonly Point[];
  /** The part of the way that the vehicle needs to stop. */
  stopping?: readonly Point[];
  /** The ground that the vehicle may have covered since its last report. */
  since?: readonly Point[];
}

interface LevelPlanProps {
  label: string;
  view: View;
  marks: readonly PlanMark[];
  /** Words on a straight line between the first two vehicles. */
  between?: string | undefined;
  /** True if the plan names its drifts in a wide window. */
  isNamed?: boolean;
  /** Where the routes of two vehicles meet. */
  warned?: Point | undefined;
  /** True for the first plan of a page without a fleet map: it defines the walls, which the others use again. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** The middle line of every bay. */
const bayPath = centrelines
  .map(({ length }, drift) =>
    pathThrough([-0.5, 0, 0.5].map((share) => pointOn(drift, length / 2 + share * bay.straight))),
  )
  .join("");

/** A part of the mine level with vehicles and its bays, whose walls glow. Its aspect ratio has to be that of its view. */
export function LevelPlan(props: LevelPlanProps) {
  const { label, view, marks, between, isNamed, warned, isFirst, className } = props;
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
        <path className={styles.bays} d={bayPath} />
        <path className={styles.lanes} d={bayPath} />
        {between && <path className={styles.between} d={pathThrough(ends)} />}
        {warned && <circle className={styles.warned} cx={warned[0]} cy={warned[1]} r="6.5" />}
        {marks.map((mark) => (
          <Vehicle key={`${mark.vehicle} ${mark.name}`} {...mark} />
        ))}
      </svg>
      {isNamed &&
        placeNames.filter(isIn(view)).map(({ text, at }) => (
          <PlotText key={text} className={styles.place} textAnchor="middle" {...placeIn(view, at)}>
            {text}
          </PlotText>
        ))}
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
      {marks.map((mark) => (
        <Name key={`${mark.vehicle} ${mark.name}`} {...mark} view={view} />
      ))}
    </Plot>
  );
}

/** Metres from the edge to the middle of a name. */
const NAME_MARGIN = 6;

function isIn({ corner: [left, top], size: [width, height] }: View) {
  return ({ at: [x, y] }: { at: Point }) =>
    Math.abs(x - left - width / 2) < width / 2 - NAME_MARGIN &&
    Math.abs(y - top - height / 2) < height / 2 - NAME_MARGIN;
}

function middleOf([a = [0, 0], b = a]: readonly Point[]): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function Vehicle({ vehicle, pose, tone, sight, way, stopping, since }: PlanMark) {
  return (
    <g className={styles.vehicle} data-tone={tone}>
      {sight && <path className={styles.sight} d={`${pathThrough(sight)}Z`} />}
      {since && <path className={styles.since} d={pathThrough(since)} />}
      {way && <path className={styles.way} d={pathThrough(way)} />}
      {stopping && <path className={styles.stopping} d={pathThrough(stopping)} />}
      <path className={styles.body} d={`${pathThrough(bodyOf(vehicle, pose), 2)}Z`} />
    </g>
  );
}

/** From the side of a body to the middle of its letter. */
const LETTER_PX = 24;

function Name({ name, pose, beside, tone, view }: PlanMark & { view: View }) {
  const at: Point = [pose.at[0] + beside[0], pose.at[1] + beside[1]];
  const isLetter = name.length === 1;
  return (
    <PlotSymbol {...placeIn(view, at)}>
      <g
        transform={
          isLetter ? `translate(${beside.map((side) => side * LETTER_PX).join(" ")})` : undefined
        }
      >
        {isLetter && <path className={styles.box} data-tone={tone} d="M-13-13h26v26h-26z" />}
        <PlotText className={styles.name} tone="strong" y="5" textAnchor="middle">
          {name}
        </PlotText>
      </g>
    </PlotSymbol>
  );
}
