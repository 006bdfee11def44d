import type { Point } from "../../../../shared/content/mine-level/level.ts";
import { SENSOR_RANGE_M, sightFrom } from "../../../../shared/content/mine-level/walls.ts";
import { Caption } from "../../../components/caption.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { LevelPlan, type PlanMark } from "../../level-plan.tsx";
import { shiftPlans } from "./shift-plans.ts";
import { shiftScenes } from "./shift-scenes.ts";
import styles from "./underground-positioning-system-case.module.css";

/** The mine level of the fleet map, with one vehicle of each moment below where that moment happens. */
export function ShiftPlan() {
  return (
    <figure>
      <LevelPlan
        label="Plan of the mine level: A on the ramp, B in the heading at the other end, C higher on the ramp"
        view={{ corner: [2, 66], size: [416, 176] }}
        marks={[
          markOf(shiftPlans.ramp, shiftScenes.ramp.letter, [-0.6, -0.9]),
          markOf(shiftPlans.heading, shiftScenes.heading.letter, [-1, 0]),
          markOf(shiftPlans.muster, shiftScenes.muster.letter, [0.6, 0.9]),
        ]}
        isNamed
        className={styles.plan}
        isFirst
      />
      <Wrap>
        <Caption as="figcaption" className={styles.caption}>
          The level of the fleet map, from above. Each letter is one moment; the lighter parts of
          the drifts are bays, where two vehicles can pass.
        </Caption>
      </Wrap>
    </figure>
  );
}

/** The first vehicle of a moment's drawing. */
function markOf(
  { marks: [first] }: { marks: readonly [PlanMark, ...PlanMark[]] },
  name: string,
  beside: Point,
): PlanMark {
  const { vehicle, pose } = first;
  return {
    vehicle,
    pose,
    name,
    beside,
    tone: "own",
    sight: sightFrom(pose.at, pose.heading, SENSOR_RANGE_M),
  };
}
