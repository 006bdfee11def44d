import type { CaseStudy } from "../case-study.ts";
import { figures } from "../figures.ts";

const { forecast } = figures;

export const predictiveWeatherAlertsCase = {
  product: "predictive-weather-alerts",
  industry: "railways",
  headline: `What ${forecast.value}\u00a0hours of notice allow`,
  line: "Two days before a storm, from the e-mail alert to the inspection after the event.",
  summary: "From the alert to the inspection after the event.",
  description:
    "Two days before a storm, hour by hour: the e-mail alert, the crews, the culverts at risk, the patrol, the event, and the inspection after it.",
  isWorkedExample: true,
  moments: [
    {
      hour: forecast.value,
      when: `T−${forecast.value}`,
      title: "The alert",
      text: "An e-mail arrives with the place, the hazard and the window, two days ahead.",
    },
    {
      hour: 36,
      when: "T−36",
      title: "Plan the crews",
      text: "Who is where, who can be moved, which work can wait.",
    },
    {
      hour: 24,
      when: "T−24",
      title: "Inspect the culverts at risk",
      text: "Not all of them: the top of the ranked list, on the stretch that the alert names.",
    },
    {
      hour: 12,
      when: "T−12",
      title: "Patrol",
      text: "Eyes on the line while the line is still dry.",
    },
    {
      hour: 0,
      when: "T−0",
      title: "The event",
      text: "What could be done in advance has been done.",
    },
  ],
  socialPicture: "weather-map-base",
} as const satisfies CaseStudy;
