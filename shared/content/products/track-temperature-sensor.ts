import { UNIT_SPACE } from "../figure.ts";
import { calculatedFigures } from "../figures.ts";
import {
  earlierLimitC,
  earlierPassedAt,
  forecastMaximum,
  heatDay,
  limitC,
  limitPassed,
  limitPassedAt,
  limitPassedUntil,
  peakForceKN,
  peakRail,
  ruleOfThumb,
} from "../heat-day.ts";
import { thermalForce } from "../thermal-force.ts";
import type { Practice, Product } from "./product.ts";

/** In tenths, because the rail and the rule of thumb differ by less than two degrees. */
function tenths(value: number): string {
  return `${value.toFixed(1)}${UNIT_SPACE}°C`;
}

/** The force in one rail at an hour of the example day. */
function forceText(hour: number): string {
  const { forceKN } = thermalForce(heatDay.rail(hour) - heatDay.neutral);
  return `${Math.round(Math.abs(forceKN) / 10) * 10}${UNIT_SPACE}kN`;
}

/** What a buyer has to know to use it. */
const practice: Practice = {
  needs: [
    "Neutral temperature of each section, and the day it was recorded",
    "Record of rail cut, welded or adjusted since then",
    "The limit at which you act, in heat and in cold",
    "The person who receives the alarm, by day and by night",
  ],
  decisions: [
    { task: "Read the rail and compare", software: "Yes", person: "Sets the limit" },
    { task: "Keep the neutral temperature", software: "No", person: "Track supervisor" },
    { task: "Slow order and patrol", software: "No", person: "The railway" },
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

export const trackTemperatureSensor = {
  slug: "track-temperature-sensor",
  name: "Track Temperature Sensor",
  group: "Track",
  industries: ["railways", "infrastructure"],
  headline: "Rail temperature, not air temperature",
  line: "Apollo Railpulse is a sensor on the rail. It reports the rail’s own temperature and warns you at the limit that you set.",
  promise: "The temperature of the rail itself, and a warning at your limit.",
  description:
    "Apollo Railpulse is a sensor that reads the temperature of the rail itself. Move the temperature and see the force in a welded rail.",
  worksFrom: "A temperature sensor on the rail, and your neutral temperature",
  youReceive: "The rail’s own temperature, and a warning at your limit",
  limit:
    "The neutral temperature changes when track is disturbed, so your record has to follow. The sensor does not measure how firmly ballast and ties hold the rail. Your standards set the limit and the slow order.",
  practice,
  statistics: [calculatedFigures.forcePerDegree],
  card: {
    picture: "rail-temperature-node",
    text: "Rail temperature in continuous welded rail: curves, recent repairs, approaches to bridges, turnouts and crossings.",
  },
  socialPicture: "rail-temperature-node",
  closing: "See a rail’s own temperature set against your limit.",
  posts: ["rail-buckling-neutral-temperature", "air-temperature-offset-slow-orders"],
  caseStudy: {
    industry: "railways",
    headline: "A heat day on a restrained rail",
    line: "An example day, hour by hour. The forecast gave no reason for a slow order; Apollo Railpulse read the rail itself.",
    description:
      "One hot day on a restrained rail, hour by hour: a forecast below the limit, tension at dawn, compression after noon, and what the reading adds.",
    isWorkedExample: true,
    moments: [
      {
        when: "Day before",
        title: "No slow order",
        text: `Forecast ${tenths(forecastMaximum)}: by the rule, a rail of ${tenths(ruleOfThumb)}, below the limit of ${limitC}${UNIT_SPACE}°C. An alert from the forecast stays silent, too.`,
      },
      {
        hour: 4,
        when: "04:00",
        title: "Before sunrise",
        text: `Below its neutral temperature: ${forceText(4)} of tension in each rail.`,
      },
      {
        hour: 8,
        when: "08:00",
        title: "Sun on the rail",
        text: "The sun heats the rail: it is now warmer than the air.",
      },
      {
        hour: limitPassed / 60,
        when: limitPassedAt,
        title: "Apollo Railpulse warns",
        text: `The rail passes the limit: time for a slow order and a patrol. A limit of ${earlierLimitC}${UNIT_SPACE}°C would have warned at ${earlierPassedAt}. At its peak of ${tenths(peakRail)} each rail is compressed by ${peakForceKN}${UNIT_SPACE}kN. From ${limitPassedUntil} it is below the limit again.`,
      },
      {
        hour: 21,
        when: "21:00",
        title: "In tension again",
        text: `The rail has ${tenths(heatDay.rail(21))}. The record goes to the person who orders for tomorrow.`,
      },
    ],
    picture: "rail-curve-noon",
    socialPicture: "rail-summer",
  },
} as const satisfies Product;
