import { UNIT_SPACE } from "../figure.ts";
import { calculatedFigures } from "../figures.ts";
import { meeting } from "../mine-level/meeting.ts";
import { fleet, TRUCK_1, TRUCK_3 } from "../mine-level/record.ts";
import { assumptions, floors, stoppingDistance } from "../mine-level/stopping.ts";
import type { Practice, Product } from "./product.ts";

const [a, b] = [TRUCK_3, TRUCK_1].map((vehicle) => fleet[vehicle]?.name ?? "");
const { warned } = meeting;

/** What a buyer has to know to use it. */
const practice: Practice = {
  needs: [
    "Brake tests of each type of vehicle, loaded and empty",
    "Consent of the machine’s maker to any intervention",
    "The owner of functional safety, by name",
    "Your right-of-way rules and traffic management program",
    "The route of each vehicle, from dispatch",
    "A map of radio coverage, with every intersection",
  ],
  decisions: [
    { task: "Show and warn", software: "Yes", person: "Driver decides and acts" },
    { task: "Slow or stop the vehicle", software: "Within agreed limits", person: "The mine" },
    { task: "Right of way underground", software: "No", person: "The mine" },
  ],
  conditions: [
    {
      condition: "Vehicle without equipment",
      effect: "Unseen until the sensor sees it",
      sign: "None",
      action: "Keep rules and horn signals",
    },
    {
      condition: "Person lying, crouching, behind a machine",
      effect: "May not be detected",
      sign: "None",
      action: "Keep people and vehicles apart",
    },
    {
      condition: "Dust, fog, water or dirt on the lens",
      effect: "Shorter range, false points",
      sign: "Objects flicker, are missing or are false",
      action: "Drive at sight, clean the lens",
    },
    {
      condition: "Wet floor, downgrade",
      effect: `From 12\u00a0km/h it stops in ${stoppingText(12, 0, floors.wet)} on level wet rock (friction ${floors.wet}), in ${stoppingText(12, -14, floors.clay)} down 14% on wet clay (${floors.clay}). Formula: under Figures`,
      sign: "None from the sensor",
      action: "Set speed and distance for the steepest, wettest place",
    },
    {
      condition: "No radio coverage",
      effect: "Positions of others are old",
      sign: "Their age",
      action: "Treat the crossing as occupied",
    },
  ],
  rules: [
    {
      name: "ISO 21815-1:2022",
      subject:
        "covers detection, warning and automatic slowing or stopping. Steering is outside it, and the operator stays responsible.",
      href: "https://www.iso.org/standard/77302.html",
    },
    {
      name: "EMESRT, vehicle interaction",
      subject:
        "orders controls in nine levels. Devices in the vehicle belong to the last three: operator awareness, advisory and intervention.",
      href: "https://emesrt.org",
    },
    {
      name: "R.R.O. 1990, Regulation 854, section 105.1 (Ontario)",
      subject: "requires the traffic management program in which such a system has its place.",
      href: "https://www.ontario.ca/page/traffic-management-programs-mines",
    },
  ],
};

export const collisionAvoidance = {
  slug: "collision-avoidance",
  name: "Collision Avoidance",
  group: "Underground",
  industries: ["mining"],
  headline: "From driver assistance to autonomy",
  line: "A display in the vehicle shows the driver other vehicles that report their position. Where routes meet, the driver who has to wait is warned. Where the mine allows it, the vehicle stops by itself.",
  promise: "Warnings for drivers of mining vehicles, up to autonomy.",
  description:
    "Collision avoidance for mining vehicles in three steps: inform, warn, intervene; then autonomy. Also for lunar mining.",
  worksFrom: "Positions by radio, routes from dispatch, and sensors for people in line of sight",
  youReceive: "Three steps, each of which works alone: inform, warn, intervene",
  limit:
    "No sensor sees through rock: a person on foot is detected only in line of sight. The mine decides who gives way, trains its drivers, and decides when to go one step further.",
  practice,
  statistics: [calculatedFigures.closingDistance],
  card: {
    picture: "mining-portal-dusk",
    text: "A display for each driver, a warning for the one who has to wait, and a stop where you allow it. Who gives way stays your rule.",
  },
  socialPicture: "lunar-hauler",
  closing: "See how a driver is warned before a blind corner.",
  posts: ["positioning-without-satellites"],
  caseStudy: {
    industry: "mining",
    headline: "Two vehicles, one blind corner",
    line: "Two vehicles approach the same intersection underground. Each display shows the vehicle behind the rock, and the empty truck is told to wait.",
    description:
      "Two vehicles approach the same intersection underground. The display shows what each driver sees, what it adds, the warning, and who waits.",
    isWorkedExample: true,
    moments: [
      {
        when: "Unseen",
        title: "Rock between two vehicles",
        text: `${b} leaves its chute. Neither driver can see the other vehicle, and no report is within 70\u00a0m.`,
      },
      {
        when: "Inform",
        title: "Both positions are known",
        text: "Rock still blocks the view. The mine’s radio network carries both positions.",
      },
      {
        when: "Warn",
        title: "The routes meet",
        text: `The display of ${a} says to wait. At ${warned.kmh}\u00a0km/h it needs at most ${warned.stopping}\u00a0m to stop.`,
      },
      {
        when: "Wait",
        title: "One waits, the other passes",
        text: `${a}, empty, waits in the bay. ${b}, loaded, passes first: the rule of this mine.`,
      },
    ],
    picture: "mine-level-corner",
    socialPicture: "mining-portal-cloud",
  },
} as const satisfies Product;

/** "12 m": the stopping distance for a sentence, rounded up, on a grade in percent. */
function stoppingText(kmh: number, gradePercent: number, friction: number): string {
  const { total } = stoppingDistance(kmh / 3.6, gradePercent, { ...assumptions, friction });
  return `${Math.ceil(total)}${UNIT_SPACE}m`;
}
