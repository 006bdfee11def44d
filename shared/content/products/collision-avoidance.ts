import { physicalFigures } from "../physical-figures.ts";
import type { Product } from "../product.ts";

export const collisionAvoidance = {
  slug: "collision-avoidance",
  name: "Collision Avoidance",
  brands: [],
  group: "Underground",
  industries: ["mining"],
  headline: "From driver assistance to autonomy",
  line: "Collision Avoidance shows the driver the vehicles that report their position, warns when paths meet and, where the mine allows it, stops the vehicle.",
  promise: "From driver assistance to autonomy.",
  description:
    "Collision avoidance for mining vehicles in three steps: inform, assist, automate. Each works without the next. And the same problem on the Moon.",
  measures: "Vehicles that report their position, people in line of sight",
  youReceive: "Driver assistance, up to autonomy",
  alsoFor: "lunar mining",
  limits: [
    "People on foot behind rock. No sensor sees through rock; a person is detected only in line of sight.",
    "Traffic rules. The system knows positions; the right of way is yours to set.",
    "Training and procedure. A warning helps only a driver who knows what to do with it.",
    "The decision to go from one step to the next.",
  ],
  statistics: [
    physicalFigures.closingDistance,
    physicalFigures.reactionDistance,
    physicalFigures.lunarStopping,
  ],
  picture: "mine-lidar-truck-boxes",
  card: {
    picture: "lunar-hauler",
    text: "Driver assistance first, then autonomy where you want it, in the mine and on the Moon.",
  },
  socialPicture: "lunar-hauler",
  posts: ["positioning-without-satellites"],
} as const satisfies Product;
