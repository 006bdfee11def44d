/** A number the company states. It is never shown without its context line. */
export interface Figure {
  /** A word that belongs to the number and stands before it. */
  before?: string;
  value: string;
  /** Set smaller after the value; begins with its own space where there is one. */
  unit?: string;
  /** Continues the number: "1,300 km" + "of track." */
  context: string;
  /** Where it comes from, and what it does not say. */
  source: string;
}

/** Every number of the site, once. Say no more of them than their context does. */
export const figures = {
  inspectorCost: {
    value: "$1,780",
    context: "per manual inspector per mile per year.",
    source: "Stated by the company, for inspection by hand.",
  },
  manualLabour: {
    value: "356",
    unit: "\u00a0hours",
    context: "of manual labour.",
    source: "Stated by the company for the manual method.",
  },
  reportingInaccuracy: {
    value: "46.8%",
    context: "inaccuracy in human reporting.",
    source: "Stated by the company. It speaks of reports, not of the people who write them.",
  },
  trackLength: {
    value: "1,300",
    unit: "\u00a0km",
    context: "of track.",
    source: "Stated by the company for its case study with a northern railway operator.",
  },
  dataCollected: {
    value: "1.4",
    unit: "TB",
    context: "collected in 71.5 hours.",
    source: "Stated by the company. Not tied to the 1,300\u00a0km: these are two separate facts.",
  },
  uncertainSpots: {
    before: "up to",
    value: "15",
    context: "uncertain spots left for a person to check.",
    source: "\u201cUp to 15 uncertain spots checked manually.\u201d Not a count of defects.",
  },
  culverts: {
    value: "1,300",
    context: "culverts, about 100 of them inspected a year.",
    source: "Stated by the company.",
  },
  culvertsOverlooked: {
    value: "90%",
    context: "of culverts not thoroughly inspected.",
    source: "Stated by the company.",
  },
  culvertImages: {
    before: "over",
    value: "5000",
    context: "images in the first half of 2025.",
    source: "\u201cOver 5000 images in first half of 2025.\u201d It counts images, not culverts.",
  },
  imageProcessing: {
    value: "1",
    unit: "\u00a0hour",
    context: "or less, in which thousands of images are processed.",
    source: "\u201cThousands of images processed within 1 hour.\u201d",
  },
  weatherCosts: {
    value: "$11.3",
    unit: "\u00a0billion",
    context: "projected US rail weather costs.",
    source: "Stated by the company as a projection.",
  },
  forecast: {
    value: "48",
    unit: "h",
    context: "forecasts, sent as e-mail alerts.",
    source: "The forecast window of Predictive Weather Alerts.",
  },
} as const satisfies Record<string, Figure>;
