import type { CaseStudy } from "../case-study.ts";
import { numberOf, quantityOf } from "../figure.ts";
import { figures } from "../figures.ts";

const { inspectorCost, manualLabour, reportingInaccuracy, trackLength } = figures;
const { dataCollected, uncertainSpots } = figures;

export const autonomousTrackMonitoringCase = {
  product: "autonomous-track-monitoring",
  industry: "railways",
  headline: `A northern railway: ${quantityOf(trackLength)}, ${numberOf(uncertainSpots)} spots left to check`,
  line: "A northern railway operator collected track data with Apollo Sense. Apollo Dashboard ranked the locations; people checked the uncertain spots.",
  summary: "What came back from the line, and what was left for people.",
  description:
    "A northern railway operator: what inspection by hand took, what was collected on the vehicle, and the uncertain spots that were left for people.",
  isWorkedExample: false,
  moments: [
    {
      when: "Before",
      title: "Inspection by hand",
      figures: [manualLabour, inspectorCost, reportingInaccuracy],
    },
    {
      when: "Collection",
      title: "Apollo Sense on the vehicle",
      text: "Two separate facts, each with its own context.",
      figures: [trackLength, dataCollected],
    },
    { when: "Review", title: "Apollo Dashboard and a person", figures: [uncertainSpots] },
  ],
  socialPicture: "rail-cloud-boxes",
} as const satisfies CaseStudy;
