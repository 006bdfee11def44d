import { figures } from "../figures.ts";
import { trackMonitoringPractice } from "../practice/autonomous-track-monitoring.ts";
import type { Product } from "../product.ts";

export const autonomousTrackMonitoring = {
  slug: "autonomous-track-monitoring",
  name: "Autonomous Track Monitoring",
  brands: ["Apollo Sense", "Apollo Dashboard"],
  group: "Track",
  industries: ["railways"],
  headline: "Track condition, measured every time you run",
  line: "Apollo Sense, mounted on a vehicle, records track condition as it runs. Apollo Dashboard gives you a ranked list of the locations to check first.",
  promise: "Track condition, measured on every run.",
  description:
    "Apollo Sense records track condition from a vehicle; Apollo Dashboard ranks the locations to check first and leaves uncertain spots to a person.",
  measures: "Track geometry and condition, from a vehicle",
  youReceive: "A ranked list, and a history for each location",
  limits: [
    "Uncertain spots. The system marks them and leaves them to a person.",
    "The decision. A ranked list does not replace your slow orders, your inspection plan or your engineer.",
    "Access and safety on track. Your rules apply.",
  ],
  practice: trackMonitoringPractice,
  statistics: [figures.trackLength, figures.dataCollected, figures.uncertainSpots],
  picture: "hero-rail",
  card: {
    picture: "hero-vehicle",
    text: "Track condition recorded from a vehicle, and a ranked list of locations to check.",
  },
  socialPicture: "hero-track-dusk",
  closing: "See how one run becomes a ranked list.",
  posts: ["reading-track-geometry", "from-underground-mines-to-railways"],
} as const satisfies Product;
