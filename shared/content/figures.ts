import { type Figure, quantityOf } from "./figure.ts";

const stated = { basis: "stated", source: "Our figure; basis to be published." } as const;

const collectionTime = {
  ...stated,
  value: 71.5,
  unit: "hours",
  context: "of collection.",
} as const;
const inspectedCulverts = {
  ...stated,
  before: "about",
  value: 100,
  context: "culverts inspected a year.",
} as const;
const trackLength = {
  basis: "stated",
  value: 1300,
  unit: "km",
  context: "of track monitored at a northern railway operator.",
  source:
    "Our figure, from the case study with a northern railway operator; basis to be published.",
} as const;

/** Every number that the company states. Texts must not claim more than the context of a number. */
export const figures = {
  inspectorCost: {
    ...stated,
    sign: "$",
    value: 1780,
    context: "per manual inspector per mile per year.",
  },
  manualLabour: { ...stated, value: 356, unit: "hours", context: "of manual labour." },
  reportingInaccuracy: {
    ...stated,
    value: 46.8,
    unit: "%",
    context: "inaccuracy in human reporting.",
  },
  trackLength,
  collectionTime,
  dataCollected: {
    basis: "stated",
    value: 1.4,
    unit: "TB",
    context: `collected in ${quantityOf(collectionTime)}.`,
    source: `Our figure; basis to be published. It is a separate fact from the ${quantityOf(trackLength)}.`,
  },
  uncertainSpots: {
    basis: "stated",
    before: "up to",
    value: 15,
    context: "uncertain spots left for a person to check.",
    source: "Our figure; basis to be published. It does not count defects.",
  },
  culverts: {
    ...stated,
    value: 1300,
    context: `culverts, ${inspectedCulverts.before} ${inspectedCulverts.value} of them inspected a year.`,
  },
  inspectedCulverts,
  culvertsOverlooked: {
    basis: "stated",
    value: 90,
    unit: "%",
    context: "of culverts not thoroughly inspected.",
    source: "Our figure; basis to be published. It does not stand for every network.",
  },
  culvertImages: {
    basis: "stated",
    before: "over",
    value: 5000,
    context: "images in the first half of 2025.",
    source: "Our figure; basis to be published. It counts images, not culverts.",
  },
  imageProcessing: {
    ...stated,
    value: 1,
    unit: "hour",
    context: "or less to process thousands of images.",
  },
  weatherCosts: {
    basis: "stated",
    sign: "$",
    value: 11.3,
    unit: "billion",
    context: "projected US rail weather costs.",
    source: "A projection; its source is to be published.",
  },
  forecast: {
    basis: "stated",
    value: 48,
    unit: "h",
    context: "of forecast, sent by e-mail.",
    source: "The forecast window of Predictive Weather Alerts.",
  },
} as const satisfies Record<string, Figure>;
