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
import { adviceOf, cabViewAt } from "../../../islands/fleet-replay/cab-view.ts";
import type { View } from "../../../islands/fleet-replay/level-ground.tsx";
import { LevelPlan } from "../../level-plan.tsx";
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
      about={`${contact.name}, ${contact.source}`}
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
  const ahead = distance(cab.pose.at, junction) - (fleet[cab.vehicle]?.length ?? 0) / 2;
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
        <PlotText y="78%" dy="1.5em">
          0
        </PlotText>
        <PlotText x={share(total)} y="78%" dy="1.5em" textAnchor="middle">
          {total.toFixed(1)} m
        </PlotText>
        <PlotText x="100%" y="78%" dy="1.5em" textAnchor="end">
          {Math.round(ahead)} m
        </PlotText>
      </Plot>
    </Reading>
  );
}

/** The part of the plot's width for the values of the speed. */
const AXIS = 0.13;

/** Intervene: the speed from the warning until the vehicle stands; the areas are the distances of the other drawing. */
export function SpeedReading() {
  const { kmh, stopping } = cabAt(meeting.warned.at);
  const { holdS, standS } = timesOfStop(kmh / 3.6, stopping, assumptions.reactionS);
  const across = (seconds: number) => percent(AXIS + (1 - AXIS) * (seconds / standS));
  const parts = [
    { name: "driver does not act", metres: stopping.reaction, from: 0 },
    { name: "brakes", metres: stopping.braking, from: holdS },
  ];
  return (
    <Reading
      value={`${kmh} to 0`}
      unit="km/h"
      about={`Stopped ${standS.toFixed(1)} s after the warning`}
    >
      <Plot
        className={styles.line}
        label={`The speed stays ${kmh} km/h for ${holdS} s, until the brakes hold, and is 0 after ${standS.toFixed(1)} s`}
      >
        <PlotText y="12">{kmh}</PlotText>
        <PlotText y="26">km/h</PlotText>
        <PlotText y="78%">0</PlotText>
        <Stretched size={[standS, 1]} x={percent(AXIS)} width={percent(1 - AXIS)} height="78%">
          <path className={styles.reaction} d={`M0 0H${holdS}V1H0Z`} />
          <path className={styles.braking} d={`M${holdS} 0L${standS} 1H${holdS}Z`} />
        </Stretched>
        {parts.map(({ name, metres, from }) => (
          <g key={name}>
            <PlotText className={styles.inside} x={across(from)} dx="6" y="57%" dy="-0.6em">
              {name}
            </PlotText>
            <PlotText className={styles.inside} x={across(from)} dx="6" y="57%" dy="0.7em">
              {metres.toFixed(1)} m
            </PlotText>
          </g>
        ))}
        <line className={styles.axis} x1={percent(AXIS)} x2={percent(AXIS)} y2="78%" />
        <line className={styles.axis} x1={percent(AXIS)} x2="100%" y1="78%" y2="78%" />
        <PlotText x={percent(AXIS)} y="78%" dy="1.5em">
          0
        </PlotText>
        <PlotText x={across(holdS)} y="78%" dy="1.5em" textAnchor="middle">
          {holdS.toFixed(1)} s
        </PlotText>
        <PlotText x="100%" y="78%" dy="1.5em" textAnchor="end">
          {standS.toFixed(1)} s
        </PlotText>
      </Plot>
    </Reading>
  );
}

/** Seconds from the warning until the brakes hold, and until the vehicle stands: it brakes evenly from this speed in m/s. */
export function timesOfStop(speed: number, { braking }: StoppingDistance, reactionS: number) {
  return { holdS: reactionS, standS: reactionS + (2 * braking) / speed };
}
