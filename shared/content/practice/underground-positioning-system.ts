import type { Practice } from "./practice.ts";

export const undergroundPositioningPractice: Practice = {
  needs: [
    "Survey control and the mine grid, with elevation",
    "Plans of each level, and who updates them",
    "A map of radio coverage",
    "A list of vehicles, with power and mounting places",
    "The traffic management program",
  ],
  decisions: [
    { task: "Position and its uncertainty", software: "Does it", person: "Checks survey points" },
    { task: "Update the map", software: "Shows what no longer fits", person: "Mine surveyor" },
    { task: "Traffic and right of way", software: "Does not", person: "The mine" },
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
      condition: "Vehicle or person without equipment",
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
