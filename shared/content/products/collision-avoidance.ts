import { physicalFigures } from "../physical-figures.ts";
import { collisionAvoidancePractice } from "../practice/collision-avoidance.ts";
import type { Product } from "./product.ts";

/**
 * Truck 3 (A) and the loaded Truck 1 (B) of the replay: seconds after its start, and metres from the front of each to the
 * intersection. A test compares these values with the record.
 */
export const meeting = {
  unseen: { at: 26, a: 47, b: 41 },
  known: { at: 31, a: 37, b: 30 },
  warned: { at: 35, a: 23, b: 21, kmh: 13, stopping: 7.6 },
  acted: { at: 42, a: 18, b: 6 },
} as const;
const { warned } = meeting;

export const collisionAvoidance = {
  slug: "collision-avoidance",
  name: "Collision Avoidance",
  group: "Underground",
  industries: ["mining"],
  headline: "From driver assistance to autonomy",
  line: "A display in the vehicle shows the driver other vehicles that report their position, and warns when routes meet. Where the mine allows it, the vehicle stops by itself.",
  promise: "Warnings for drivers of mining vehicles, up to autonomy.",
  description:
    "Collision avoidance for mining vehicles in three steps: inform, warn, intervene; then autonomy. Also for lunar mining.",
  measures: "Vehicles that report their position, people in line of sight",
  youReceive: "A display, a warning, and a stop where you allow it",
  limit:
    "No sensor sees through rock: a person on foot is detected only in line of sight. The mine decides who gives way, trains its drivers, and decides when to go one step further.",
  practice: collisionAvoidancePractice,
  statistics: [physicalFigures.closingDistance],
  picture: "mining-portal-glare",
  card: {
    picture: "mining-portal-cloud",
    text: "A display and a warning for each driver, then autonomy where the mine wants it. Who gives way stays your rule.",
  },
  socialPicture: "lunar-hauler",
  closing: "See how a driver is warned before a blind corner.",
  posts: ["positioning-without-satellites"],
  caseStudy: {
    industry: "mining",
    headline: "Two vehicles, one blind corner",
    line: "Two vehicles approach the same intersection underground. Each driver is warned of the other behind rock, and one of them waits.",
    finding: [
      `${warned.a}\u00a0m`,
      `to the intersection at the warning, ${warned.stopping}\u00a0m to stop`,
    ],
    description:
      "Two vehicles approach the same intersection underground. The display shows what each driver sees, what it adds, the warning, and who waits.",
    isWorkedExample: true,
    moments: [
      {
        when: "Unseen",
        title: "Rock between two vehicles",
        text: "Neither driver can see the other vehicle.",
      },
      {
        when: "Inform",
        title: "Both positions are known",
        text: "Rock still blocks the view. The mine’s radio network carries both positions.",
      },
      {
        when: "Warn",
        title: "The routes meet",
        text: `Their routes meet ahead. Truck 3 already slows: at ${warned.kmh}\u00a0km/h it needs at most ${warned.stopping}\u00a0m to stop.`,
      },
      {
        when: "Wait",
        title: "One waits, the other passes",
        text: "Truck 3 waits in the bay. Loader 2 passes first, by the rule of this mine.",
      },
    ],
    picture: "mine-level-cloud",
    socialPicture: "mining-portal-cloud",
  },
} as const satisfies Product;
