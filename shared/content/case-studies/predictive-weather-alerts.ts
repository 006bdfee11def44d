import type { CaseStudy } from "../case-study.ts";
import { figures } from "../figures.ts";

const { forecast } = figures;

export const predictiveWeatherAlertsCase = {
  product: "predictive-weather-alerts",
  industry: "railways",
  headline: `What ${forecast.value}\u00a0hours of notice allow`,
  line: "An example storm, hour by hour: the e-mail alert two days ahead, the preparations, and the inspection afterwards.",
  summary: "From the alert to the inspection afterwards.",
  description:
    "Two days before a storm, hour by hour: the e-mail alert, the crews, the culverts at risk, the patrol, the event, and the inspection after it.",
  isWorkedExample: true,
  moments: [
    {
      hour: forecast.value,
      when: `T−${forecast.value}`,
      title: "The alert",
      text: "An e-mail names the place, the hazard and the time window.",
    },
    {
      hour: 36,
      when: "T−36",
      title: "Plan the crews",
      text: "Decide who is where, who can move and which work can wait.",
    },
    {
      hour: 24,
      when: "T−24",
      title: "Inspect the culverts at risk",
      text: "Start at the top of the ranked list, on the stretch that the alert names.",
    },
    {
      hour: 12,
      when: "T−12",
      title: "Patrol the line",
      text: "Last patrol before the rain.",
    },
    {
      hour: 0,
      when: "T−0",
      title: "The event",
      text: "Follow the plan; record times.",
    },
  ],
  socialPicture: "weather-map-base",
} as const satisfies CaseStudy;
