import type { CaseStudy } from "../case-study.ts";

export const trackTemperatureSensorCase = {
  product: "track-temperature-sensor",
  industry: "railways",
  headline: "A heat day on a restrained rail",
  line: "One hot day on a restrained rail, hour by hour: when it pulls, when it pushes, and when there is time to decide.",
  summary: "One restrained rail, hour by hour.",
  description:
    "One hot day on a restrained rail, hour by hour: below neutral at dawn, far above it after noon, and the hours in which to decide.",
  isWorkedExample: true,
  moments: [
    {
      hour: 4,
      when: "04:00",
      title: "Before sunrise",
      text: "The rail is below neutral. It pulls. Nothing looks like a hot day yet.",
    },
    {
      hour: 8,
      when: "08:00",
      title: "Sun on the rail",
      text: "The rail passes neutral on its way up. From here it pushes.",
    },
    {
      hour: 11,
      when: "11:00",
      title: "The window opens",
      text: "The forecast announced it, and the reading now shows it. There is time to post an order and to inform the crews.",
    },
    {
      hour: 14,
      when: "14:00",
      title: "The window closes",
      text: "The rail is near its peak. What was not decided by now is decided late.",
    },
    {
      hour: 17,
      when: "17:00",
      title: "Still above",
      text: "The air has cooled. The rail is still hot.",
    },
    {
      hour: 21,
      when: "21:00",
      title: "Below again",
      text: "The rail pulls once more. Tomorrow, check whether the track has moved.",
    },
  ],
  socialPicture: "rail-summer",
} as const satisfies CaseStudy;
