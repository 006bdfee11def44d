import type { ReactNode } from "react";
import { fleet } from "../../../../shared/content/mine-level/fleet.ts";
import {
  distance,
  driftBetween,
  type Point,
  pointOn,
} from "../../../../shared/content/mine-level/level.ts";
import { recordOf, vehicleAt } from "../../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../../shared/content/mine-level/replay-choice.ts";
import { STEP_S } from "../../../../shared/content/mine-level/simulate.ts";
import { clearanceAt } from "../../../../shared/content/mine-level/walls.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { classNames } from "../../../components/class-names.ts";
import { Plot, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { pathThrough, percent } from "../../../components/figure-kit/scale.ts";
import { adviceOf, cabViewAt } from "../../../islands/fleet-replay/cab-view.ts";
import styles from "./automation-levels.module.css";

const assumptions = assumptionsOf(stills.cab);
const record = recordOf(assumptions);
const cabAt = (time: number) => cabViewAt(record, stills.cab.vehicle, time, assumptions);

interface ReadingProps {
  value: ReactNode;
  unit?: string;
  about: string;
  tone?: "warning";
  children: ReactNode;
}

function Reading({ value, unit, about, tone, children }: ReadingProps) {
  return (
    <div className={styles.reading}>
      <p className={styles.value} data-tone={tone}>
        {value} {unit && <span>{unit}</span>}
      </p>
      <p className={styles.about}>{about}</p>
      {children}
    </div>
  );
}

/** Inform: the straight line to the other vehicle, and the rock on it. */
export function ContactReading() {
  const { pose, contacts, others } = cabAt(meeting.known.at);
  const [contact] = contacts;
  const other = others.find(({ vehicle }) => fleet[vehicle]?.name === contact?.name);
  if (!contact || !other) return null;
  const spans = rockBetween(pose.at, other.pose.at).filter(
    ({ from, to }) => (to - from) * contact.metres > THIN_M,
  );
  const longest = spans.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  return (
    <Reading
      value={Math.round(contact.metres)}
      unit="m"
      about={`${contact.name}, ${contact.source}`}
    >
      <Plot
        className={classNames(styles.line, styles.between)}
        label={`Rock between the vehicle and ${contact.name}`}
      >
        {spans.map(({ from, to }) => (
          <rect
            key={from}
            className={styles.rock}
            x={percent(from)}
            width={percent(to - from)}
            height="100%"
          />
        ))}
        <PlotText x={percent((longest.from + longest.to) / 2)} y="28%" textAnchor="middle">
          rock
        </PlotText>
        <line className={styles.straight} x2="100%" y1="62%" y2="62%" />
        <svg y="62%" overflow="visible" aria-hidden="true">
          <rect className={styles.own} x="-12" width="24" height="12" y="-6" />
        </svg>
        <svg x="100%" y="62%" overflow="visible" aria-hidden="true">
          <rect className={styles.other} x="-12" width="24" height="12" y="-6" />
        </svg>
      </Plot>
    </Reading>
  );
}

interface Span {
  from: number;
  to: number;
}

/** The parts of the line between two points that lie in rock, as shares of it. */
export function rockBetween([ax, ay]: Point, [bx, by]: Point): Span[] {
  const spans: Span[] = [];
  for (let step = 0; step < STEPS; step++) {
    const middle = (step + 0.5) / STEPS;
    if (clearanceAt([ax + (bx - ax) * middle, ay + (by - ay) * middle]) > 0) continue;
    const last = spans.at(-1);
    if (last?.to === step / STEPS) last.to = (step + 1) / STEPS;
    else spans.push({ from: step / STEPS, to: (step + 1) / STEPS });
  }
  return spans;
}

const STEPS = 128;
/** Rock that is thinner is left out. */
const THIN_M = 2;

const junction = pointOn(driftBetween("F1", "F2").drift, Number.POSITIVE_INFINITY);

/** Warn: the advice, and the stopping distance beside that to the junction. */
export function StoppingReading() {
  const cab = cabAt(meeting.warned.at);
  const [advice, reason] = adviceOf(cab);
  const { reaction, braking, total } = cab.stopping;
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
        <line className={styles.straight} x2="100%" y1="62%" y2="62%" />
        <rect className={styles.reaction} width={share(reaction)} y="42%" height="40%" />
        <rect
          className={styles.braking}
          x={share(reaction)}
          width={share(total - reaction)}
          y="42%"
          height="40%"
        />
        <PlotText y="28%">{reaction.toFixed(1)} m reaction</PlotText>
        <PlotText x={share(total)} y="28%">
          {braking.toFixed(1)} m braking
        </PlotText>
        <line className={styles.junction} x1="100%" x2="100%" y2="100%" />
        <PlotText x="98%" y="97%" textAnchor="end">
          junction
        </PlotText>
      </Plot>
    </Reading>
  );
}

/** Intervene: the speed of the vehicle from the warning until it stands. */
export function SpeedReading() {
  const { warned, acted } = meeting;
  const seconds = acted.at - warned.at;
  const steps = seconds / STEP_S;
  const curve = Array.from({ length: steps + 1 }, (_, step): [number, number] => {
    const second = step * STEP_S;
    const { state } = vehicleAt(record, stills.cab.vehicle, warned.at + second);
    return [second, TOP_KMH - state.speed * 3.6];
  });
  return (
    <Reading
      value={`${cabAt(warned.at).kmh} to ${cabAt(acted.at).kmh}`}
      unit="km/h"
      about={`Stands ${acted.apart} m before Loader 2`}
    >
      <Plot className={styles.line} label="The speed of the vehicle falls until it stands">
        <Stretched size={[seconds, TOP_KMH]} height="74%">
          <path className={styles.under} d={`${pathThrough(curve)}V${TOP_KMH}H0Z`} />
          <path className={styles.speed} d={pathThrough(curve)} />
        </Stretched>
        <line className={styles.straight} x2="100%" y1="74%" y2="74%" />
        <PlotText y="97%">warning</PlotText>
        <PlotText x="100%" y="97%" textAnchor="end">
          {seconds} s later
        </PlotText>
      </Plot>
    </Reading>
  );
}

/** At the top of the curve of speeds. */
const TOP_KMH = 18;
