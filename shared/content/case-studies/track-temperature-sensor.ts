import type { CaseStudy } from "../case-study.ts";

export const trackTemperatureSensorCase = {
  product: "track-temperature-sensor",
  industry: "railways",
  headline: "A heat day on a restrained rail",
  line: "An example day, hour by hour. Apollo Railpulse reads the rail’s own temperature, and the railway decides while there is still time.",
  summary: "One restrained rail, one hot day, hour by hour.",
  description:
    "One hot day on a restrained rail, hour by hour: below neutral temperature at dawn, far above it after noon, and the hours in which to decide.",
  isWorkedExample: true,
  moments: [
    {
      hour: 4,
      when: "04:00",
      title: "Before sunrise",
      text: "The rail is below its neutral temperature and in tension.",
    },
    {
      hour: 8,
      when: "08:00",
      title: "Sun on the rail",
      text: "The rail warms past its neutral temperature. From here it is in compression.",
    },
    {
      hour: 11,
      when: "11:00",
      title: "The window opens",
      text: "The forecast announced the heat, and the reading confirms it. There is time to post a slow order and inform the crews.",
    },
    {
      hour: 14,
      when: "14:00",
      title: "The window closes",
      text: "The rail is near its peak. A slow order posted now comes late.",
    },
    {
      hour: 17,
      when: "17:00",
      title: "Still above neutral",
      text: "The air has cooled, but the rail is still hot.",
    },
    {
      hour: 21,
      when: "21:00",
      title: "Below neutral again",
      text: "The rail is in tension again. Tomorrow, check whether the track has moved.",
    },
  ],
  socialPicture: "rail-summer",
} as const satisfies CaseStudy;
