import { physicalFigures } from "../physical-figures.ts";
import { trackTemperaturePractice } from "../practice/track-temperature-sensor.ts";
import type { Product } from "../product.ts";

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
  limits: [
    "The neutral temperature. It changes when track is disturbed, and your record must be updated.",
    "The limit and the slow order. Your railway’s own standards decide both.",
    "Lateral resistance. The sensor does not measure how firmly ballast, ties and fasteners hold the rail.",
  ],
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
} as const satisfies Product;
