import { figures } from "../figures.ts";
import type { Product } from "../product.ts";

export const autonomousTrackMonitoring = {
  slug: "autonomous-track-monitoring",
  name: "Autonomous Track Monitoring",
  brands: ["Apollo Sense", "Apollo Dashboard"],
  group: "Track",
  industries: ["railways"],
  headline: "Track condition, measured every time you run",
  line: "Apollo Sense records track condition from a vehicle. Apollo Dashboard ranks the locations to check first.",
  promise: "Track condition, measured on every run.",
  description:
    "Apollo Sense records track condition from a vehicle; Apollo Dashboard ranks the locations to check first and leaves uncertain spots to a person.",
  measures: "Geometry and condition, on the vehicle",
  youReceive: "A ranked list, and a history for each location",
  limits: [
    "Uncertain spots. The system marks them and leaves them to a person; it does not guess.",
    "The decision. A ranked list is not a slow order, and does not replace your inspection plan or your engineer.",
    "Access and safety on track. Your rules apply, and your people apply them.",
  ],
  statistics: [figures.trackLength, figures.dataCollected, figures.uncertainSpots],
  picture: "hero-rail",
  card: {
    picture: "hero-vehicle",
    text: "Track condition from the vehicle, with a ranked list of locations.",
  },
  socialPicture: "hero-track-dusk",
  posts: ["reading-track-geometry", "from-underground-mines-to-railways"],
} as const satisfies Product;
