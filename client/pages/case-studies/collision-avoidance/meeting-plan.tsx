import { LOADER_2, TRUCK_3 } from "../../../../shared/content/mine-level/fleet.ts";
import { driftBetween, pointOn } from "../../../../shared/content/mine-level/level.ts";
import { wayFrom } from "../../../../shared/content/mine-level/poses.ts";
import { recordOf, reportOf, vehicleAt } from "../../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../../shared/content/mine-level/replay-choice.ts";
import { sightFrom } from "../../../../shared/content/mine-level/walls.ts";
import { cabViewAt } from "../../../islands/fleet-replay/cab-view.ts";
import type { View } from "../../../islands/fleet-replay/level-ground.tsx";
import { LevelPlan, type PlanMark } from "../../level-plan.tsx";

const A = TRUCK_3;
const B = LOADER_2;
/** How far the drawing shows a driver's view, metres: up to rock or out of the drawing. */
const SIGHT_M = 120;

const assumptions = assumptionsOf(stills.cab);
const junction = pointOn(driftBetween("F1", "F2").drift, Number.POSITIVE_INFINITY);

export interface MeetingPlanProps {
  label: string;
  /** Seconds of the replay. */
  at: number;
  /** Words on the straight line between the vehicles. */
  between: string;
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
      marks={[
        { ...markOfA(at, shows), beside: [-0.6, 0.9] },
        { ...markOfB(at, shows), beside: [1, 0] },
      ]}
      warned={shows === "stopping" ? junction : undefined}
    />
  );
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
    ...((shows === "stopping" || shows === "passing") && {
      way: wayFrom(B, state, AHEAD_M.b),
    }),
  };
}

/** A's way to the intersection, and B's through it. */
const AHEAD_M = { a: 40, b: 56 };
