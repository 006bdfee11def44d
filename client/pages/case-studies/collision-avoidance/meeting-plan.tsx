import { fleet, LOADER_2, legOf, TRUCK_3 } from "../../../../shared/content/mine-level/fleet.ts";
import { driftBetween, pointOn } from "../../../../shared/content/mine-level/level.ts";
import { type RoutePlace, wayFrom } from "../../../../shared/content/mine-level/poses.ts";
import { recordOf, reportOf, vehicleAt } from "../../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../../shared/content/mine-level/replay-choice.ts";
import { sightFrom } from "../../../../shared/content/mine-level/walls.ts";
import { cabViewAt } from "../../../islands/fleet-replay/cab-view.ts";
import { bayOn, type View } from "../../../islands/fleet-replay/level-ground.tsx";
import { LevelPlan, type PlanMark, type PlanNote } from "../../level-plan.tsx";

const A = TRUCK_3;
const B = LOADER_2;
/** How far the drawing shows a driver's view, metres: up to rock or out of the drawing. */
const SIGHT_M = 120;

const assumptions = assumptionsOf(stills.cab);
const { drift } = driftBetween("F1", "F2");
const junction = pointOn(drift, Number.POSITIVE_INFINITY);
const [bayEnd = junction] = bayOn(drift);

export interface MeetingPlanProps {
  label: string;
  /** Seconds of the replay. */
  at: number;
  /** Words on the straight line between the vehicles. */
  between?: string;
  view: View;
  /** What is drawn besides the vehicles. */
  shows: "sight" | "report" | "stopping" | "passing";
  isFirst?: boolean;
  /** Metres of a bar in the lower left corner. */
  scaleM?: number;
  className?: string | undefined;
}

/** The intersection of the fleet map where Truck 3 (A) and Loader 2 (B) meet, at one moment of the replay. */
export function MeetingPlan({ at, shows, ...plan }: MeetingPlanProps) {
  return (
    <LevelPlan
      {...plan}
      notes={notesOf(at, shows)}
      marks={[
        { ...markOfA(at, shows), beside: [-0.6, 0.9] },
        { ...markOfB(at, shows), beside: [1, 0] },
      ]}
      warned={shows === "stopping" ? junction : undefined}
    />
  );
}

/** Metres along its route from the front of a vehicle that drives towards the intersection. */
export function metresToIntersection(vehicle: number, { leg, along }: RoutePlace): number {
  return legOf(vehicle, leg).length - along - (fleet[vehicle]?.length ?? 0) / 2;
}

/** The distances to the intersection on the ways of both vehicles, and A's stopping distance or bay. */
function notesOf(at: number, shows: MeetingPlanProps["shows"]): PlanNote[] {
  if (shows === "sight") return [];
  const a = vehicleAt(recordOf(assumptions), A, at);
  const b = reportOf(recordOf(assumptions), B, at);
  const ofB = { ...halfway(B, b.state), beside: [15, 0] } as const;
  if (shows === "passing") return [{ at: bayEnd, name: "passing bay", beside: [-2, -8.5] }, ofB];
  const ofA = { ...halfway(A, a.state), beside: [3, -13] } as const;
  if (shows === "report") return [ofA, ofB];
  const { brakingWay, stopping } = cabViewAt(recordOf(assumptions), A, at, assumptions);
  const name = `stops in ${stopping.total.toFixed(1)} m`;
  return [ofA, ofB, { at: brakingWay.at(-1) ?? junction, name, beside: [-4, 16] }];
}

/** The middle of a vehicle's way to the intersection, with its length. */
function halfway(vehicle: number, { leg, along }: RoutePlace): Pick<PlanNote, "at" | "name"> {
  const metres = metresToIntersection(vehicle, { leg, along });
  const front = along + (fleet[vehicle]?.length ?? 0) / 2;
  return {
    at: wayFrom(vehicle, { leg, along: front }, metres / 2).at(-1) ?? junction,
    name: `${Math.round(metres)}\u00a0m`,
  };
}

function markOfA(at: number, shows: MeetingPlanProps["shows"]): Omit<PlanMark, "beside"> {
  const { pose, state, reactionWay, brakingWay } = cabViewAt(
    recordOf(assumptions),
    A,
    at,
    assumptions,
  );
  return {
    vehicle: A,
    pose,
    name: "A",
    tone: "own",
    ...((shows === "sight" || shows === "report") && {
      sight: sightFrom(pose.at, pose.heading, SIGHT_M),
    }),
    ...(shows === "report" && { way: wayFrom(A, state, metresToIntersection(A, state)) }),
    ...(shows === "stopping" && { way: wayFrom(A, state, AHEAD_M.a) }),
    ...(shows === "stopping" && { stretches: [[...reactionWay, ...brakingWay]] }),
  };
}

function markOfB(at: number, shows: MeetingPlanProps["shows"]): Omit<PlanMark, "beside"> {
  const record = recordOf(assumptions);
  // A sees B where its last report was. The first plan, without a report, shows where B is.
  const { pose, state } = shows === "sight" ? vehicleAt(record, B, at) : reportOf(record, B, at);
  return {
    vehicle: B,
    pose,
    name: "B",
    ...(shows === "sight" && { sight: sightFrom(pose.at, pose.heading, SIGHT_M) }),
    ...(shows === "report" && { way: wayFrom(B, state, metresToIntersection(B, state)) }),
    ...((shows === "stopping" || shows === "passing") && {
      way: wayFrom(B, state, AHEAD_M.b),
    }),
  };
}

/** A's way to the intersection, and B's through it. */
const AHEAD_M = { a: 40, b: 56 };
