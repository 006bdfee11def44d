import { gapBetween } from "../../../shared/content/mine-level/bodies.ts";
import { meeting } from "../../../shared/content/mine-level/meeting.ts";
import {
  fleet,
  TRUCK_3,
  type VehicleView,
  vehicleOf,
} from "../../../shared/content/mine-level/record.ts";
import type { StoppingDistance } from "../../../shared/content/mine-level/stopping.ts";
import { Button } from "../../components/button.tsx";
import { Area, Drawing, Line, Mark, Stretched, Words } from "../../figures/kit.tsx";
import { anchorAt, pathThrough } from "../../figures/scale.ts";
import { defineIsland } from "../../island/define-island.ts";
import { adviceOf, type CabView, cabViewAt, partAround } from "./cab-view.ts";
import { useControls, useLinkTo } from "./controls.ts";
import styles from "./display.module.css";
import { LevelGround, placeIn, transformOf, VEHICLE } from "./level-ground.tsx";
import type { View } from "./plates.ts";
import { Player } from "./player.tsx";
import { type Replay, type ReplayProps, ReplayWindow } from "./replay-window.tsx";

/** The display in one vehicle, in the moments in which it meets another one and a person. */
export const driverDisplay = defineIsland({ name: "driver-display", View: DriverDisplay });

function DriverDisplay(props: ReplayProps) {
  return (
    <ReplayWindow
      {...props}
      name="Driver’s display"
      subjectOf={({ vehicle }) => fleet[vehicle]?.name ?? ""}
      contentOf={(replay) => <CabParts {...replay} />}
    />
  );
}

function CabParts({ choice, isPlaying }: Replay) {
  const cab = cabViewAt(choice.vehicle, choice.at);
  const [word, reason] = adviceOf(cab);
  return (
    <>
      <MomentLinks />
      <div className={styles.display}>
        <CabPlan cab={cab} />
        <Player isPlaying={isPlaying} status={`${word}. ${reason}`} />
        <div className={styles.panel} data-doing={cab.doing}>
          <p className={styles.speed}>
            <span>{cab.kmh}</span> <small>km/h</small>
          </p>
          <p className={styles.advice}>
            <strong>{word}</strong> <span>{reason}</span>
          </p>
          <Stopping stopping={cab.stopping} grade={cab.grade} />
          <ul className={styles.contacts} aria-label="On the display">
            {cab.contacts.map(({ name, metres, source }) => (
              <li key={name}>
                <strong>{name}</strong> <span>{`${metres} m`}</span>{" "}
                <span className={styles.source}>{source}</span>
              </li>
            ))}
            {cab.silentS > 0 && <li>{`No position of other vehicles for ${cab.silentS} s`}</li>}
            {cab.silentS === 0 && cab.contacts.length === 0 && (
              <li>No report within 70 m, no person in sight</li>
            )}
          </ul>
        </div>
      </div>
    </>
  );
}

/** Each moment lasts until the next one of its vehicle, the last one of a vehicle until `until`. */
export const cabMoments = [
  { vehicle: TRUCK_3, at: meeting.unseen.at, name: "Unseen" },
  { vehicle: TRUCK_3, at: meeting.known.at, name: "Inform" },
  { vehicle: TRUCK_3, at: meeting.warned.at, name: "Warn" },
  { vehicle: TRUCK_3, at: meeting.acted.at, name: "Wait", until: 59 },
  { vehicle: vehicleOf("T2"), at: 145, name: "Person", until: 170 },
] as const;

/** The moments in which two vehicles meet at a junction, and one before a person, as links. */
function MomentLinks() {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  const current = cabMoments.findLast(
    (each) => each.vehicle === choice.vehicle && each.at <= choice.at,
  );
  const isOver = current && "until" in current && choice.at >= current.until;
  const shown = isOver ? undefined : current;
  return (
    <nav className={styles.moments} aria-label="Two vehicles meet, and a person">
      {cabMoments.map((moment) => (
        <Button
          key={moment.name}
          variant={moment === shown ? "secondary" : "outline"}
          size="sm"
          {...linkTo({ at: moment.at, vehicle: moment.vehicle })}
          aria-current={moment === shown || undefined}
        >
          {moment.name}
        </Button>
      ))}
    </nav>
  );
}

/** The name of another vehicle and its distance: above or below it, on the far side from the driver's own vehicle. */
function VehicleName({ of, cab, view }: { of: VehicleView; cab: CabView; view: View }) {
  const [x, y] = of.pose.at;
  const isAtRight = x > view.corner[0] + view.size[0] / 2;
  // In metres, within the margin that the plan has around the vehicles.
  const beside = isAtRight ? 13 : -13;
  const below = cab.pose.at[1] < y ? 12 : -8;
  const at = placeIn(view, [x + beside, y + below]);
  return (
    <Words size="heading" textAnchor={isAtRight ? "end" : "start"} at={at}>
      {`${fleet[of.vehicle]?.name}, ${Math.floor(gapBetween(of, cab))} m`}
    </Words>
  );
}

function CabPlan({ cab }: { cab: CabView }) {
  const { bay, others } = cab;
  const view = partAround(cab);
  const named: readonly VehicleView[] = [cab, ...others];
  return (
    <div className={styles.view}>
      <Drawing
        className={styles.plan}
        label={`Plan around ${fleet[cab.vehicle]?.name}: ${cab.contacts.map(({ name, source }) => `${name} ${source}`).join("; ")}`}
      >
        <Stretched {...view}>
          <LevelGround />
          {cab.ways.map((way, nth) => (
            <Line
              key={named[nth]?.vehicle}
              d={pathThrough(way, 2)}
              tone={nth ? "data" : "ink"}
              dashed
            />
          ))}
          <Line
            tone="muted"
            weight="thin"
            d={others.map(({ pose }) => pathThrough([cab.pose.at, pose.at], 2)).join("")}
          />
          {bay && (
            <path className={styles.bay} transform={transformOf(bay, cab.vehicle)} d={VEHICLE} />
          )}
          {bay && <Line tone="signal" d={`M${bay.at.join(" ")}v7`} />}
          {cab.conflict && (
            <circle className={styles.conflict} cx={cab.conflict[0]} cy={cab.conflict[1]} r="5" />
          )}
          <path className={styles.braking} d={pathThrough(cab.stoppingWay, 2)} />
          <path className={styles.reaction} d={pathThrough(cab.reactionWay, 2)} />
          {named.map((each) => (
            <g key={each.vehicle} transform={transformOf(each.pose, each.vehicle)}>
              <Area tone={each === cab ? "ink" : "data"} d={VEHICLE} />
            </g>
          ))}
        </Stretched>
        {others.map((other) => (
          <VehicleName key={other.vehicle} of={other} cab={cab} view={view} />
        ))}
        {bay && cab.kmh > 0 && (
          <Words size="heading" textAnchor="middle" at={placeIn(view, [bay.at[0], bay.at[1] + 12])}>
            Bay
          </Words>
        )}
        {cab.people.map((at) => (
          <Mark key={at.join()} at={placeIn(view, at)}>
            <Area d="M0-8L8 0 0 8-8 0z" />
            <Words size="heading" x="0.6em" y="0.35em">
              Person
            </Words>
          </Mark>
        ))}
      </Drawing>
    </div>
  );
}

/** Metres of the ruler. */
const RULER_M = 30;

/** The stopping distance as a number and on a ruler, in its two parts. */
function Stopping({ stopping, grade }: { stopping: StoppingDistance; grade: number }) {
  const { reaction, braking, total } = stopping;
  const slope = grade === 0 ? "level" : `${Math.abs(grade)}% ${grade > 0 ? "uphill" : "downhill"}`;
  return (
    <div>
      <p>
        <strong className={styles.total}>
          {total === 0 ? "Stands" : `Stops in ${total.toFixed(1)} m`}
        </strong>
        <span className={styles.source}>
          {total === 0
            ? slope
            : `${reaction.toFixed(1)} m reaction, ${braking.toFixed(1)} m braking, ${slope}`}
        </span>
      </p>
      <Drawing className={styles.ruler}>
        <Stretched size={[RULER_M, 1]} height="0.75rem">
          <Line tone="rule" weight="thin" d="M0 1H30M10 0V1M20 0V1M30 0V1" />
          <Area tone="muted" d={`M0 0H${reaction}V1H0z`} />
          <Area tone="signal" d={`M${reaction} 0H${Math.min(RULER_M, total)}V1H${reaction}z`} />
        </Stretched>
        {[0, 10, 20, RULER_M].map((metres) => (
          <Words
            key={metres}
            at={[metres / RULER_M, 0]}
            dy="2.2rem"
            textAnchor={anchorAt(metres / RULER_M)}
          >
            {metres === 0 ? "0 m" : metres}
          </Words>
        ))}
      </Drawing>
    </div>
  );
}
