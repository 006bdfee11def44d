import { figures } from "../figures.ts";
import type { Practice, Product } from "./product.ts";

const { forecast } = figures;

/** What a buyer has to know to use it. */
const practice: Practice = {
  needs: [
    "Geometry of the line, with mileposts",
    "The catchments above your culverts and bridges",
    "A threshold for each hazard, such as rain in six hours",
    "Addresses, and who answers at night",
  ],
  decisions: [
    { task: "Match forecast and line", software: "Yes", person: "Sets the thresholds" },
    { task: "Plan crews and patrols", software: "No", person: "Track supervisor" },
    { task: "Slow order or closure", software: "No", person: "The railway" },
  ],
  conditions: [
    {
      condition: "Local thunderstorm",
      effect: "The forecast does not resolve it",
      sign: "The mail gives a low chance for a wide area",
      action: "Watch radar and gauges on the day",
    },
    {
      condition: "Edge of the stretch",
      effect: "The end is named more exactly than the forecast knows it",
      sign: "Ends to 0.01 mile, from a grid of 2.5 km (Canada’s high-resolution model)",
      action: "Read it as a chance, and look beyond it",
    },
    {
      condition: "Melt, frozen ground",
      effect: "More water than the rain explains",
      sign: "Warm rain on snow in the forecast",
      action: "Lower your rain threshold in spring",
    },
    {
      condition: "Old model run",
      effect: "The alert describes yesterday’s storm",
      sign: "Run and issue time in the mail",
      action: "Decide on two runs that agree",
    },
    {
      condition: "Mail not read, or no network",
      effect: "The alert does not help",
      sign: "No acknowledgement",
      action: "A second address and a rule for silence",
    },
  ],
  rules: [
    {
      name: "Rail Safety Bulletin 2013-001",
      subject:
        "recommends assessed bridges and culverts, and documented procedures during and after severe weather.",
      href: "https://tc.canada.ca/en/rail-transportation/publications/rail-safety-bulletins-2013",
    },
  ],
};

export const predictiveWeatherAlerts = {
  slug: "predictive-weather-alerts",
  name: "Predictive Weather Alerts",
  group: "Water and weather",
  industries: ["railways", "infrastructure"],
  headline: `${forecast.value}-hour forecasts, matched to your line`,
  line: "Predictive Weather Alerts matches the forecast to your line and sends an e-mail that names the place, the hazard and the time window.",
  promise: `E-mail alerts from ${forecast.value}-hour forecasts, matched to your line.`,
  description: `${forecast.value}-hour forecasts matched to your own line. An e-mail names the place, the hazard and the time window while there is time to act.`,
  worksFrom: "The forecast by the hour, and the geometry of your line",
  youReceive: "An e-mail with place, hazard, time window and chance",
  limit: `A forecast can be wrong. It does not name the culvert that will fail, and it closes no line: that remains your decision, made with more notice.`,
  practice,
  statistics: [forecast],
  card: {
    picture: "weather-cell",
    text: `An e-mail with place, hazard, hours and chance, from ${forecast.value}-hour forecasts.`,
  },
  socialPicture: "weather-map-base",
  closing: "See an alert for one stretch of line.",
  posts: ["what-48-hours-of-forecast-can-do", "three-washouts-drainage"],
  caseStudy: {
    industry: "railways",
    headline: "Two days before the heavy rain",
    line: "An example storm, hour by hour: the first forecast two days ahead, the e-mails, the preparations, and the inspection afterwards.",
    description:
      "Two days before a storm, hour by hour: the e-mail, the crews, the culverts at risk, the patrol, the rain and the inspection after it.",
    isWorkedExample: true,
    moments: [
      {
        hour: forecast.value,
        when: `${forecast.value}\u00a0h before`,
        title: "The forecast reaches the storm",
        text: "The first e-mails, some hours later, see only its beginning. Nobody moves yet.",
      },
      {
        hour: 36,
        when: "36\u00a0h before",
        title: "Plan the crews",
        text: "Now the first e-mail with the whole window comes. If the next one agrees, decide who is where and which work can wait.",
      },
      {
        hour: 24,
        when: "24\u00a0h before",
        title: "Inspect the culverts at risk",
        text: "From first light, in the first rain. Highest risk first: high water can hide an inlet.",
      },
      {
        hour: 12,
        when: "12\u00a0h before",
        title: "Patrol the line",
        text: "Last patrol before the heavy rain. Slow orders and work blocks, in writing.",
      },
      {
        hour: 0,
        when: "Heavy rain",
        title: "Keep to the slow orders",
        text: "Trains slow or stop as written. Crews watch the water and report.",
      },
    ],
    picture: "culvert-scoured",
    socialPicture: "weather-map-base",
  },
} as const satisfies Product;
