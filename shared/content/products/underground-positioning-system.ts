import { physicalFigures } from "../physical-figures.ts";
import type { Product } from "../product.ts";

export const undergroundPositioningSystem = {
  slug: "underground-positioning-system",
  name: "Underground Positioning System",
  brands: [],
  group: "Underground",
  industries: ["mining"],
  headline: "Know where every vehicle is, where no satellite reaches",
  line: "LiDAR and an inertial unit on the vehicle give its position underground. One fleet map of the level shows every vehicle.",
  promise: "The position of every vehicle underground.",
  description:
    "Positions of vehicles underground from LiDAR and an inertial unit, on one fleet map of the level, without satellite signals.",
  measures: "Walls and motion: LiDAR and IMU",
  youReceive: "One map for the fleet",
  limits: [
    "Long, even, shotcreted tunnels. Every metre looks like the last, so the position error grows.",
    "People. The map knows vehicles; it does not know who sits in them or who walks.",
    "Traffic rules and the muster list. They stay with the mine.",
  ],
  statistics: [
    physicalFigures.headingError,
    physicalFigures.inertialError,
    physicalFigures.echoTime,
  ],
  picture: "mine-plan",
  card: { picture: "mine-plan", text: "LiDAR and IMU on the vehicle, one map for the fleet." },
  socialPicture: "mine-lidar-truck",
  posts: ["positioning-without-satellites", "from-underground-mines-to-railways"],
} as const satisfies Product;
