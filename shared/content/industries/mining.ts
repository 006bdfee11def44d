import type { Industry } from "./industry.ts";

export const mining = {
  slug: "mining",
  name: "Mining",
  line: "There is no satellite signal past the portal. LiDAR and an inertial unit locate the equipped vehicles.",
  concern:
    "Where each equipped vehicle is, how old that position is, and which driver has to be warned.",
  description:
    "Monitoring for mines: vehicle positions underground by LiDAR and IMU on one fleet map, and collision avoidance from driver assistance to autonomy.",
} as const satisfies Industry;
