import { calculatedFigures } from "../figures.ts";
import type { Practice, Product } from "./product.ts";

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
      "One shift underground: two vehicles behind rock and a silent truck, as the fleet map shows them.",
    isWorkedExample: true,
    // The page of the case study sets the fleet map to these times.
    moments: [
      {
        when: "14:00:40",
        title: "Two trucks, one junction",
        text: "Loaded Truck 1 comes out of chute 2. Truck 3, empty, waits in the footwall drift, with rock between them.",
      },
      {
        when: "14:03:56",
        title: "A loader round the corner",
        text: "Loader 2 comes out of drawpoint 3. Truck 1 waits in crosscut 2, where its driver cannot see the loader.",
      },
      {
        when: "14:05:32",
        title: "A silent truck",
        text: "The upper ramp has no radio coverage. The map has the truck’s last position, how old that is, and the road on which it can be. Until it answers, the ramp counts as occupied.",
      },
    ],
    picture: "mine-plan",
    socialPicture: "mine-plan",
  },
} as const satisfies Product;
