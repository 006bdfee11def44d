import { figures } from "../figures.ts";
import { trackMonitoringPractice } from "../practice/autonomous-track-monitoring.ts";
import type { Product } from "./product.ts";

const { inspectorCost, manualLabour, reportingInaccuracy, trackLength } = figures;
const { dataCollected, uncertainSpots } = figures;

export const autonomousTrackMonitoring = {
  slug: "autonomous-track-monitoring",
  name: "Autonomous Track Monitoring",
  group: "Track",
  industries: ["railways"],
  headline: "Track condition, measured every time you run",
  line: "Apollo Sense, mounted on a vehicle, records track condition as it runs. Apollo Dashboard gives you a ranked list of the locations to check first.",
  promise: "Track condition, measured on every run.",
  description:
    "Apollo Sense records track condition from a vehicle; Apollo Dashboard ranks the locations to check first and leaves uncertain spots to a person.",
  measures: "Gauge, cross-level, twist, alignment, surface, from a vehicle",
  youReceive: "A ranked list of locations, and a history for each of them",
  limit:
    "A run does not replace the inspections your rules require. Where the data does not decide, the place goes to a person, and a track inspector confirms every defect.",
  practice: trackMonitoringPractice,
  statistics: [figures.trackLength, figures.dataCollected, figures.uncertainSpots],
  picture: "line-ahead-cloud",
  card: {
    picture: "hero-vehicle",
    text: "Gauge, cross-level, twist, alignment and surface, as a ranked list. Your inspector confirms each defect.",
  },
  socialPicture: "hero-track-dusk",
  closing: "See how one run becomes a ranked list.",
  posts: ["reading-track-geometry", "from-underground-mines-to-railways"],
  caseStudy: {
    industry: "railways",
    headline: "A northern railway, measured from a vehicle",
    line: "A northern railway operator collected track data with Apollo Sense on a vehicle. Apollo Dashboard ranked the locations.",
    description:
      "How a northern railway operator collected track data from a vehicle, what manual inspection took, and which spots were left for a person.",
    isWorkedExample: false,
    moments: [
      {
        when: "By hand",
        title: "Manual inspection",
        figures: [manualLabour, inspectorCost, reportingInaccuracy],
      },
      {
        when: "On a vehicle",
        title: "Apollo Sense",
        figures: [trackLength, dataCollected],
      },
      { when: "By a person", title: "Review", figures: [uncertainSpots] },
    ],
    picture: "line-from-air",
    socialPicture: "line-classes",
  },
} as const satisfies Product;
