import { physicalFigures } from "../physical-figures.ts";
import { collisionAvoidancePractice } from "../practice/collision-avoidance.ts";
import type { Product } from "../product.ts";

export const collisionAvoidance = {
  slug: "collision-avoidance",
  name: "Collision Avoidance",
  brands: [],
  group: "Underground",
  industries: ["mining"],
  headline: "From driver assistance to autonomy",
  line: "A display in the vehicle shows the driver other vehicles that report their position, and warns when routes meet. Where the mine allows it, the vehicle stops by itself.",
  promise: "Warnings for drivers of mining vehicles, up to autonomy.",
  description:
    "Collision avoidance for mining vehicles in three steps: inform, warn, intervene; then, apart, autonomy. Also for lunar mining.",
  measures: "Vehicles that report their position, people in line of sight",
  youReceive: "Driver assistance, up to autonomy",
  alsoFor: "lunar mining",
  limits: [
    "People on foot behind rock. No sensor sees through rock; a person is detected only in line of sight.",
    "Traffic rules. The mine decides who gives way.",
    "Training and procedure. A warning helps only a driver who knows how to respond.",
    "The next step. The mine decides when to go from one step to the next.",
  ],
  practice: collisionAvoidancePractice,
  statistics: [
    physicalFigures.closingDistance,
    physicalFigures.reactionDistance,
    physicalFigures.lunarStopping,
  ],
  picture: "mine-lidar-truck-boxes",
  card: {
    picture: "lunar-hauler",
    text: "Driver assistance first, then autonomy where the mine wants it. Also for lunar mining.",
  },
  socialPicture: "lunar-hauler",
  closing: "See how a driver is warned before a blind corner.",
  posts: ["positioning-without-satellites"],
} as const satisfies Product;
