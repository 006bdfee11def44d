import type { Practice } from "./practice.ts";

export const trackTemperaturePractice: Practice = {
  needs: [
    "Neutral temperature of each section, and the day it was recorded",
    "Record of rail cut, welded or adjusted since then",
    "The limit at which you act, in heat and in cold",
    "The person who receives the alarm, by day and by night",
  ],
  decisions: [
    { task: "Read the rail and compare", software: "Does it", person: "Sets the limit" },
    { task: "Keep the neutral temperature", software: "Does not", person: "Track supervisor" },
    { task: "Slow order and patrol", software: "Does not", person: "The railway" },
  ],
  conditions: [
    {
      condition: "Sunny and shaded side",
      effect: "Two temperatures in one rail",
      sign: "The side, recorded with each reading",
      action: "Compare like with like",
    },
    {
      condition: "No network",
      effect: "The last value stays",
      sign: "Its age",
      action: "Silence is not “normal”: follow the forecast",
    },
    {
      condition: "Sensor loose or moved",
      effect: "It reads the air",
      sign: "The curve follows the air at noon",
      action: "Inspect, and discard the readings since",
    },
    {
      condition: "Track disturbed",
      effect: "The neutral temperature on record is wrong",
      sign: "Work order without a new record",
      action: "Measure again, then set the limit again",
    },
  ],
  rules: [
    {
      name: "Railway Extreme Heat and Fire Risk Mitigation Rules",
      subject:
        "ask for lower speeds and more inspections of the track in high heat, from April to October.",
      href: "https://tc.canada.ca/en/rail-transportation/rules/railway-extreme-heat-fire-risk-mitigation-rules",
    },
    {
      name: "Rules Respecting Key Trains and Key Routes",
      subject:
        "limit the speed of certain trains with dangerous goods and require a plan for winter operation.",
      href: "https://tc.canada.ca/en/rail-transportation/rules/rules-respecting-key-trains-key-routes-0",
    },
  ],
};
