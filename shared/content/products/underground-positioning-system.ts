import { calculatedFigures } from "../figures.ts";
import type { Practice, Product } from "./product.ts";

/** A moment of the replay, as query parameters: Truck 3 is on the ramp without radio coverage. */
export const silentTruck = { at: "332", vehicle: "T3" };

/** What a buyer has to know to use it. */
const practice: Practice = {
  needs: [
    "Survey control and the mine grid, with elevation",
    "Plans of each level, and who updates them",
    "A map of radio coverage",
    "A list of vehicles, with power and mounting places",
    "The traffic management program",
  ],
  decisions: [
    { task: "Position and its uncertainty", software: "Yes", person: "Checks survey points" },
    { task: "Update the map", software: "Shows what no longer fits", person: "Mine surveyor" },
    { task: "Traffic and right of way", software: "No", person: "The mine" },
  ],
  conditions: [
    {
      condition: "Long, smooth drift",
      effect: "The position error grows along the drift",
      sign: "The ellipse grows lengthwise",
      action: "Wait for the next opening, or add a reference",
    },
    {
      condition: "Dust, fog, spray",
      effect: "False or missing points",
      sign: "Fewer matches, a growing ellipse",
      action: "Do not rely on the position; clean the lens",
    },
    {
      condition: "Vibration on a rough floor",
      effect: "The motion is less certain",
      sign: "A growing ellipse",
      action: "Drive slower, check the mounting",
    },
    {
      condition: "No radio coverage",
      effect: "The position is old",
      sign: "Its age beside the vehicle",
      action: "Treat the drift as occupied",
    },
    {
      condition: "Heading advanced since the survey",
      effect: "The scan finds no map",
      sign: "The scan shows walls that the map does not have",
      action: "Survey and publish the new plan",
    },
    {
      condition: "Ground that moves",
      effect: "The scan may miss it",
      sign: "None",
      action: "Inspect and scale as your program says",
    },
    {
      condition: "Vehicle without equipment, and every person",
      effect: "Not on the map",
      sign: "None",
      action: "Not for muster, re-entry or ventilation on demand: keep your systems",
    },
  ],
  rules: [
    {
      name: "R.R.O. 1990, Regulation 854, section 105.1 (Ontario)",
      subject: "requires a written traffic management program. Positions support it.",
      href: "https://www.ontario.ca/page/traffic-management-programs-mines",
    },
  ],
};

export const undergroundPositioningSystem = {
  slug: "underground-positioning-system",
  name: "Underground Positioning System",
  group: "Underground",
  industries: ["mining"],
  headline: "Every equipped vehicle on one map, without satellites",
  line: "LiDAR and an inertial unit (IMU) on each vehicle give its position underground. You receive one fleet map of the level.",
  promise: "Vehicle positions underground, on one fleet map.",
  description:
    "Positions of vehicles underground from LiDAR and an inertial unit, on one fleet map of the level, without satellite signals.",
  worksFrom: "LiDAR scans of the walls, and the IMU’s motion between openings",
  youReceive: "Each position with its age and uncertainty, on your map of the level",
  limit:
    "In long, even, shotcreted drifts every metre looks like the last, so the position error grows. The map shows vehicles, not people. Traffic rules and the muster list stay with the mine.",
  practice,
  statistics: [calculatedFigures.reactionDistance],
  picture: "mine-lidar-truck",
  card: {
    picture: "mine-lidar-truck",
    text: "Every equipped vehicle on one map, with the age of its position and its uncertainty in metres.",
  },
  socialPicture: "mine-lidar-truck",
  closing: "See a whole fleet on one map.",
  posts: ["positioning-without-satellites", "from-underground-mines-to-railways"],
  caseStudy: {
    industry: "mining",
    headline: "One shift on the fleet map",
    line: "An example shift underground: two moments when the map shows dispatch what rock hides, and one when a position is too old to trust.",
    description:
      "One shift underground: a meeting on the ramp, a blind heading, and a silent truck, as the fleet map shows them.",
    isWorkedExample: true,
    moments: [
      {
        when: "Hour 1",
        title: "A meeting on the ramp",
        text: "An empty truck comes down the ramp and into radio coverage, towards a loaded one. Dispatch sees both on the map and holds the empty truck in the ramp’s bay.",
      },
      {
        when: "Hour 4",
        title: "A blind heading",
        text: "A loader works round the corner. Dispatch sees it on the map and asks the next driver to wait outside.",
      },
      {
        when: "Hour 7",
        title: "A silent truck",
        text: "Truck 3 is silent: the upper ramp has no radio coverage. The map has its last position, how old that is, and the road on which it can be at the posted limit. Until it answers, the ramp counts as occupied.",
      },
    ],
    picture: "mine-plan",
    socialPicture: "mine-plan",
  },
} as const satisfies Product;
