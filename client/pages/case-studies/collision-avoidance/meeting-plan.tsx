import { distance, driftBetween, pointOn } from "../../../../shared/content/mine-level/level.ts";
import { wayFrom } from "../../../../shared/content/mine-level/poses.ts";
import { recordOf, vehicleAt } from "../../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../../shared/content/mine-level/replay-choice.ts";
import { sightFrom } from "../../../../shared/content/mine-level/walls.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { cabViewAt } from "../../../islands/fleet-replay/cab-view.ts";
import type { View } from "../../../islands/fleet-replay/level-ground.tsx";
import { LevelPlan, type PlanMark } from "../level-plan.tsx";

/** Indexes in the fleet: Truck 3 and Loader 2. */
const A = 2;
const B = 4;
/** How far the drawing shows a driver's view, metres: up to rock or out of the drawing. */
const SIGHT_M = 120;

const assumptions = assumptionsOf(stills.cab);
const junction = pointOn(driftBetween("F1", "F2").drift, Number.POSITIVE_INFINITY);

/** The same part of the level in all of them, so that the vehicles move from plan to plan. */
const view: View = { corner: [91, 165], size: [112, 80] };

/** The three moments in which the product acts. */
export const meetingPlans = {
  known: {
    label: "The same intersection. Both vehicles and their routes are marked.",
    at: meeting.known.at,
    shows: "ways",
    view,
  },
  warned: {
    label: "Both vehicles are closer. The place where their routes meet is marked as a warning.",
    at: meeting.warned.at,
    shows: "stopping",
    view,
  },
  acted: {
    label: "A waits in a bay before the intersection. B passes through it.",
    at: meeting.acted.at,
    shows: "passing",
    view,
  },
} as const satisfies Record<string, MeetingPlanProps>;

interface MeetingPlanProps {
  label: string;
  /** Seconds of the replay. */
  at: number;
  view: View;
  /** What is drawn besides the vehicles. */
  shows: "sight" | "ways" | "stopping" | "passing";
  isFirst?: boolean;
  className?: string | undefined;
}

/** The intersection of the fleet map where Truck 3 (A) and Loader 2 (B) meet, at one moment of the replay. */
export function MeetingPlan({ at, shows, ...plan }: MeetingPlanProps) {
  return (
    <LevelPlan
      {...plan}
      marks={[markOfA(at, shows), markOfB(at, shows)]}
      warned={shows === "stopping" ? junction : undefined}
    />
  );
}

function markOfA(at: number, shows: MeetingPlanProps["shows"]): PlanMark {
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
    // Not on the way of the vehicle that passes, and away from the edge of the large plan.
    beside: [0, shows === "passing" || shows === "sight" ? 11 : -10],
    tone: "own",
    ...(shows === "sight" && { sight: sightFrom(pose.at, pose.heading, SIGHT_M) }),
    ...(shows === "ways" && { way: wayFrom(A, state, distance(pose.at, junction)) }),
    ...(shows === "stopping" && { stopping: [...reactionWay, ...brakingWay] }),
  };
}

function markOfB(at: number, shows: MeetingPlanProps["shows"]): PlanMark {
  const { pose, state } = vehicleAt(recordOf(assumptions), B, at);
  return {
    vehicle: B,
    pose,
    name: "B",
    beside: [11, 0],
    ...(shows === "sight" && { sight: sightFrom(pose.at, pose.heading, SIGHT_M) }),
    ...(shows !== "sight" && {
      way: wayFrom(B, state, shows === "passing" ? PASSING_M : distance(pose.at, junction)),
    }),
  };
}

/** Through the intersection and past the vehicle in the bay. */
const PASSING_M = 52;
