import type { CaseStudy } from "../case-study.ts";
import { numberOf, quantityOf } from "../figure.ts";
import { figures } from "../figures.ts";

const { inspectorCost, manualLabour, reportingInaccuracy, trackLength } = figures;
const { dataCollected, uncertainSpots } = figures;

export const autonomousTrackMonitoringCase = {
  product: "autonomous-track-monitoring",
  industry: "railways",
  headline: `A northern railway: ${quantityOf(trackLength)}, ${numberOf(uncertainSpots)} spots left to check`,
  line: "A northern railway operator collected track data with Apollo Sense on a vehicle. Apollo Dashboard ranked the locations. People checked the uncertain spots.",
  summary: "How track data was collected, ranked and checked.",
  description:
    "How a northern railway operator collected track data from a vehicle, what manual inspection took, and which spots people still check.",
  isWorkedExample: false,
  moments: [
    {
      when: "Before",
      title: "Manual inspection",
      figures: [manualLabour, inspectorCost, reportingInaccuracy],
    },
    {
      when: "Collection",
      title: "Apollo Sense on a vehicle",
      text: "Two facts of their own.",
      figures: [trackLength, dataCollected],
    },
    { when: "Review", title: "Apollo Dashboard, then a person", figures: [uncertainSpots] },
  ],
  socialPicture: "rail-cloud-boxes",
} as const satisfies CaseStudy;
