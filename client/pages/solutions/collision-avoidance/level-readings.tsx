import type { ReactNode } from "react";
import { fleet } from "../../../../shared/content/mine-level/fleet.ts";
import { distance, driftBetween, pointOn } from "../../../../shared/content/mine-level/level.ts";
import { recordOf } from "../../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../../shared/content/mine-level/replay-choice.ts";
import type { StoppingDistance } from "../../../../shared/content/mine-level/stopping.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { classNames } from "../../../components/class-names.ts";
import { Plot, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import { LevelPlan } from "../../../figures/level-plan.tsx";
import { adviceOf, type CabView, cabViewAt } from "../../../islands/fleet-replay/cab-view.ts";
import type { View } from "../../../islands/fleet-replay/level-ground.tsx";
import styles from "./automation-levels.module.css";

const assumptions = assumptionsOf(stills.cab);
const record = recordOf(assumptions);
const cabAt = (time: number) => cabViewAt(record, stills.cab.vehicle, time, assumptions);

interface ReadingProps {
  className?: string | undefined;
  value: ReactNode;
  unit?: string;
  about: string;
  tone?: "warning";
  children: ReactNode;
}

function Reading({ className, value, unit, about, tone, children }: ReadingProps) {
  return (
    <div className={classNames(styles.reading, className)} data-tone={tone}>
      <p className={styles.value}>
        {value} {unit && <span>{unit}</span>}
      </p>
      <p className={styles.about}>{about}</p>
      {children}
    </div>
  );
}

/** Inform: the other vehicle behind rock, and the straight line to it. */
export function ContactReading() {
  const { vehicle, pose, contacts, others } = cabAt(meeting.known.at);
  const [contact] = contacts;
  const other = others.find((report) => fleet[report.vehicle]?.name === contact?.name);
  if (!contact || !other) return null;
  return (
    <Reading
      className={styles.planned}
      value={Math.round(contact.metres)}
      unit="m"
      about={`to ${contact.name}, ${contact.source}`}
    >
      <LevelPlan
        label={`Plan: rock between ${fleet[vehicle]?.name} and ${contact.name}`}
        className={styles.plan}
        view={view}
        marks={[
          { vehicle, pose, name: fleet[vehicle]?.name ?? "", beside: [-2, 10], tone: "own" },
          { vehicle: other.vehicle, pose: other.pose, name: contact.name, beside: [19, 0] },
        ]}
        between={`${Math.round(contact.metres)} m`}
      />
    </Reading>
  );
}

/** The junction with both vehicles. */
const view: View = { corner: [84, 173], size: [108, 72] };

const junction = pointOn(driftBetween("F1", "F2").drift, Number.POSITIVE_INFINITY);

/** Warn: the advice, and the stopping distance beside that to the junction. */
export function StoppingReading() {
  const cab = cabAt(meeting.warned.at);
  const [advice, reason] = adviceOf(cab);
  const { reaction, total } = cab.stopping;
  const ahead = metresAhead(cab);
  const share = (metres: number) => percent(metres / ahead);
  return (
    <Reading
      value={advice}
      about={`Stops in ${cab.stopping.total.toFixed(1)} m. ${reason}`}
      tone="warning"
    >
      <Plot
        className={styles.line}
        label={`The vehicle needs ${total.toFixed(1)} m to stop; the junction is about ${Math.round(ahead)} m ahead`}
      >
        <line className={styles.straight} x1={share(total)} x2="100%" y1="57%" y2="57%" />
        <rect className={styles.reaction} width={share(reaction)} y="36%" height="42%" />
        <rect
          className={styles.braking}
          x={share(reaction)}
          width={share(total - reaction)}
          y="36%"
          height="42%"
        />
        <PlotText className={styles.inside} dx="6" y="57%" dy="0.35em">
          {reaction.toFixed(1)} m
        </PlotText>
        <PlotText y="36%" dy="-0.6em">
          reaction
        </PlotText>
        <PlotText x={share(reaction)} y="36%" dy="-0.6em">
          braking
        </PlotText>
        <line className={styles.junction} x1="100%" x2="100%" y1="36%" y2="78%" />
        <PlotText x="100%" y="36%" dy="-0.6em" textAnchor="end">
          junction
        </PlotText>
        <Metres total={total} ahead={ahead} />
      </Plot>
    </Reading>
  );
}

/** The height of the highest speed in the plot. */
const TOP = "30%";

/** Intervene: the speed over the same metres as in the warning's drawing, and the speed that the vehicle keeps without it. */
export function SpeedReading() {
  const cab = cabAt(meeting.warned.at);
  const { kmh, stopping } = cab;
  const { reaction, total } = stopping;
  const ahead = metresAhead(cab);
  const share = (metres: number) => percent(metres / ahead);
  const left = Math.round(ahead - total);
  return (
    <Reading
      value={`${kmh} to 0`}
      unit="km/h"
      about={`The driver does not act for ${stills.cab.reaction} s. It stops in ${total.toFixed(1)} m all the same, ${left} m before the junction.`}
    >
      <Plot
        className={styles.line}
        label={`The vehicle drives ${reaction.toFixed(1)} m at ${kmh} km/h, until the brakes hold, and stands after ${total.toFixed(1)} m. Without intervention it is still at ${kmh} km/h at the junction, ${Math.round(ahead)} m ahead.`}
      >
        <Stretched size={[ahead, 1]} y={TOP} height="48%">
          <path className={styles.reaction} d={`M0 0H${reaction}V1H0Z`} />
          <path className={styles.braking} d={`${brakingPath(stopping)}H${reaction}Z`} />
        </Stretched>
        <line className={styles.straight} x1={share(reaction)} x2="100%" y1={TOP} y2={TOP} />
        <PlotText y={TOP} dy="-0.6em">
          {kmh} km/h
        </PlotText>
        <PlotText x="100%" y={TOP} dy="-0.6em" textAnchor="end">
          without it
        </PlotText>
        <PlotText x="100%" dx="-10" y={TOP} dy="1.5em" textAnchor="end">
          {metresASecond(kmh)} m further each second
        </PlotText>
        <line className={styles.axis} x2="100%" y1="78%" y2="78%" />
        <line className={styles.junction} x1="100%" x2="100%" y1={TOP} y2="78%" />
        <Metres total={total} ahead={ahead} />
      </Plot>
    </Reading>
  );
}

/** The metres below both drawings: where the vehicle stands, and the junction. */
function Metres({ total, ahead }: { total: number; ahead: number }) {
  return (
    <>
      <PlotText y="78%" dy="1.5em">
        0
      </PlotText>
      <PlotText x={percent(total / ahead)} y="78%" dy="1.5em" textAnchor="middle">
        {total.toFixed(1)} m
      </PlotText>
      <PlotText x="100%" y="78%" dy="1.5em" textAnchor="end">
        {Math.round(ahead)} m
      </PlotText>
    </>
  );
}

/** From the front of the vehicle to the junction. */
function metresAhead({ pose, vehicle }: CabView): number {
  return distance(pose.at, junction) - (fleet[vehicle]?.length ?? 0) / 2;
}

function metresASecond(kmh: number): string {
  return (kmh / 3.6).toFixed(1);
}

/** The speed while the brakes hold, as a share of that before: it falls with the root of the metres that are left. */
export function brakingPath({ reaction, braking, total }: StoppingDistance): string {
  const points = Array.from({ length: 9 }, (_, step) => {
    const left = 1 - step / 8;
    return `${(total - braking * left).toFixed(2)} ${(1 - Math.sqrt(left)).toFixed(3)}`;
  });
  return `M${reaction} 0L${points.join("L")}`;
}
