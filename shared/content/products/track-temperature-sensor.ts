import { physicalFigures } from "../physical-figures.ts";
import { trackTemperaturePractice } from "../practice/track-temperature-sensor.ts";
import type { Product } from "./product.ts";

export const trackTemperatureSensor = {
  slug: "track-temperature-sensor",
  name: "Track Temperature Sensor",
  brands: ["Apollo Railpulse"],
  group: "Track",
  industries: ["railways", "infrastructure"],
  headline: "Rail temperature, not air temperature",
  line: "Apollo Railpulse is a sensor on the rail. It reports the rail’s own temperature and warns you at the limit that you set.",
  promise: "The temperature of the rail itself, and a warning at your limit.",
  description:
    "Apollo Railpulse is a sensor that reads the temperature of the rail itself. Move the temperature and see the force in a welded rail.",
  measures: "Rail temperature, against its neutral temperature",
  youReceive: "A warning at your limit",
  limit:
    "The neutral temperature changes when track is disturbed, so your record has to follow. The sensor does not measure how firmly ballast and ties hold the rail. Your standards set the limit and the slow order.",
  practice: trackTemperaturePractice,
  statistics: [
    physicalFigures.forcePerDegree,
    physicalFigures.stressPerDegree,
    physicalFigures.freeExpansion,
  ],
  picture: "rail-temperature-node",
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
    line: "An example day, hour by hour. The order follows the forecast of the day before; Apollo Railpulse reads the rail’s own temperature through the day.",
    summary: "One restrained rail, one hot day, hour by hour.",
    description:
      "One hot day on a restrained rail, hour by hour: the order of the day before, tension at dawn, compression after noon, and what the reading adds.",
    isWorkedExample: true,
    moments: [
      {
        when: "Day before",
        title: "The order",
        text: "The forecast maximum calls for a slow order. It goes out at 15:00, so that crews have it in the morning.",
      },
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
        text: "The rail warms faster than the air. It is still below its neutral temperature.",
      },
      {
        hour: 11,
        when: "11:00",
        title: "The reading confirms",
        text: "The rail passes its neutral temperature. The reading confirms the order, extends it or shortens it.",
      },
      {
        hour: 14,
        when: "14:00",
        title: "Near the peak",
        text: "Patrols run in the heat. Limit passed without an order: protect the track now, then inspect.",
      },
      {
        hour: 17,
        when: "17:00",
        title: "Still above neutral",
        text: "The sun is lower and the air near its warmest. The rail is past its peak and far above neutral.",
      },
      {
        hour: 21,
        when: "21:00",
        title: "Below neutral again",
        text: "The rail is in tension again. The record of the day goes to the person who orders for tomorrow.",
      },
    ],
    picture: "rail-curve-noon",
    socialPicture: "rail-summer",
  },
} as const satisfies Product;
