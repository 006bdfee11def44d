import { fleet, legOf } from "../../../shared/content/mine-level/fleet.ts";
import { centrelineAt, type Point, pointOn } from "../../../shared/content/mine-level/level.ts";
import { bodyOf } from "../../../shared/content/mine-level/poses.ts";
import type { Report } from "../../../shared/content/mine-level/record.ts";
import { Plot, PlotSymbol, PlotText } from "../../components/figure-kit/plot.tsx";
import { pathThrough } from "../../components/figure-kit/scale.ts";
import styles from "./cab-display.module.css";
import { adviceOf, type CabView, partAround } from "./cab-view.ts";
import { bayOn, LevelGround, placeIn, type View } from "./level-ground.tsx";
import { StoppingRuler } from "./stopping-ruler.tsx";

/** From a body to its name, beyond the wall of a bay. */
const BESIDE_M = 9;
/** Space that a name needs. */
const NAME_M: Point = [30, 10];

type Named = Pick<Report, "vehicle" | "pose">;

/** Where a vehicle's name stands in the rock: above or below its body, or at the right of a body that stands upright. */
function placeOfName({ vehicle, pose }: Named, { corner, size }: View) {
  const [x, y] = pose.at;
  const corners = bodyOf(vehicle, pose);
  const right = Math.max(...corners.map(([cx]) => cx)) + BESIDE_M;
  const top = Math.min(...corners.map(([, cy]) => cy)) - BESIDE_M;
  const isUpright = Math.abs(Math.sin(pose.heading)) > 0.7;
  const isBeside = isUpright && right + NAME_M[0] < corner[0] + size[0];
  const isBelow = top - NAME_M[1] < corner[1];
  const at: Point = isBeside ? [right, y] : [x, isBelow ? 2 * y - top : top];
  return { at, isBeside };
}

/** A vehicle's name, at the end of a line from its body. */
function VehicleName({ of, view }: { of: Named; view: View }) {
  const { at, isBeside } = placeOfName(of, view);
  return (
    <PlotText
      className={styles.name}
      tone="strong"
      dy="0.35em"
      textAnchor={isBeside ? "start" : "middle"}
      {...placeIn(view, at)}
    >
      {fleet[of.vehicle]?.name}
    </PlotText>
  );
}

/** The driver's display: the way until the vehicle stands, other vehicles, and people in line of sight. */
export function CabDisplay({ cab }: { cab: CabView }) {
  const [word, reason] = adviceOf(cab);
  return (
    <div className={styles.display}>
      <CabPlan cab={cab} />
      <div className={styles.panel} data-doing={cab.state.doing}>
        <p className={styles.speed}>
          {cab.kmh} <span>km/h</span>
        </p>
        <p className={styles.advice}>
          <strong>{word}</strong> {reason}
        </p>
        <StoppingRuler stopping={cab.stopping} grade={cab.grade} />
        <ul className={styles.contacts} aria-label="On the display">
          {cab.contacts.map(({ name, metres, source }) => (
            <li key={`${name} ${source}`}>
              <strong>{name}</strong> {Math.round(metres)} m <span>{source}</span>
            </li>
          ))}
          {cab.contacts.length === 0 && <li>No vehicle within 70 m, no person in sight</li>}
        </ul>
      </div>
    </div>
  );
}

/** From the middle of a bay to its name in the rock. */
const BESIDE_BAY_M = 10.5;

function CabPlan({ cab }: { cab: CabView }) {
  const { vehicle, pose, others, people } = cab;
  const view = partAround(pose);
  const { drift } = legOf(vehicle, cab.state.leg);
  const isForBay = cab.state.doing === "waits";
  const named = [cab, ...others];
  return (
    <Plot
      className={styles.plan}
      label={`Plan around ${fleet[vehicle]?.name}: ${cab.contacts.map(({ name, source }) => `${name} ${source}`).join("; ")}`}
    >
      <svg
        viewBox={[...view.corner, ...view.size].join(" ")}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <LevelGround isFirst />
        {isForBay && <path className={styles.bay} d={pathThrough(bayOn(drift))} />}
        {cab.ways.map((way, index) => (
          <path
            key={way[0]?.join()}
            className={styles.way}
            data-own={index === 0 ? "" : undefined}
            d={pathThrough(way, 2)}
          />
        ))}
        {cab.conflict && (
          <circle className={styles.conflict} cx={cab.conflict[0]} cy={cab.conflict[1]} r="5" />
        )}
        <path className={styles.reaction} d={pathThrough(cab.reactionWay, 2)} />
        <path className={styles.braking} d={pathThrough(cab.brakingWay, 2)} />
        <path
          className={styles.leader}
          d={named.map((each) => pathThrough([each.pose.at, placeOfName(each, view).at])).join("")}
        />
        {others.map((report) => (
          <g key={report.vehicle} className={styles.other}>
            <path className={styles.since} d={pathThrough(report.since, 2)} />
            <path d={`${pathThrough(bodyOf(report.vehicle, report.pose), 2)}Z`} />
          </g>
        ))}
        <path className={styles.own} d={`${pathThrough(bodyOf(vehicle, pose), 2)}Z`} />
      </svg>
      {named.map((each) => (
        <VehicleName key={each.vehicle} of={each} view={view} />
      ))}
      {isForBay && (
        <PlotText
          className={styles.name}
          tone="strong"
          textAnchor="middle"
          dy="0.35em"
          {...placeIn(view, pointOn(drift, centrelineAt(drift).length / 2, BESIDE_BAY_M))}
        >
          Bay
        </PlotText>
      )}
      {people.map((at) => (
        <PlotSymbol key={at.join()} {...placeIn(view, at)}>
          <path className={styles.person} d="M0-8L8 0 0 8-8 0z" />
          <PlotText className={styles.name} tone="strong" x="13" y="5">
            Person
          </PlotText>
        </PlotSymbol>
      ))}
    </Plot>
  );
}
