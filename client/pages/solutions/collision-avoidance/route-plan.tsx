import { fleet, legOf, SERVICE_1 } from "../../../../shared/content/mine-level/fleet.ts";
import { poseOf, wayFrom } from "../../../../shared/content/mine-level/poses.ts";
import { LevelPlan } from "../../../figures/level-plan.tsx";
import type { View } from "../../../islands/fleet-replay/level-ground.tsx";
import styles from "./automation-levels.module.css";

/** Both long drifts of the level and the crosscuts between them. */
const view: View = { corner: [70, 58], size: [344, 142] };

/** Before the workshop. */
const start = { leg: 0, along: 18 };

/** Until the vehicle is in the workshop again, metres. */
const roundM = (fleet[SERVICE_1]?.route ?? []).reduce(
  (sum, _, leg) => sum + legOf(SERVICE_1, leg).length,
  -start.along,
);

/** Autonomy: a vehicle with the whole round that it drives by itself. */
export function RoutePlan() {
  const name = fleet[SERVICE_1]?.name ?? "";
  return (
    <LevelPlan
      label={`Plan of the level: ${name} with its round along the haulage drift and back along the footwall drive`}
      className={styles.route}
      view={view}
      marks={[
        {
          vehicle: SERVICE_1,
          pose: poseOf(SERVICE_1, start),
          name,
          beside: [-14, 40],
          tone: "own",
          stretches: [wayFrom(SERVICE_1, start, roundM)],
        },
      ]}
      notes={[{ at: [235, 189], name: "the round it drives", beside: [0, -24] }]}
    />
  );
}
