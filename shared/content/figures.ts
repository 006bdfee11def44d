import { type Figure, quantityOf } from "./figure.ts";

/** What a company figure counts, for the page of figures. */
interface FigureDefinition {
  /** What the figure's context does not already say. */
  counts?: string;
  /** What a reader must not conclude from the figure. */
  excludes: string;
}

export interface CompanyFigure extends Figure {
  definition: FigureDefinition;
}

const stated = { basis: "stated" } as const;

const collectionTime = {
  ...stated,
  value: 71.5,
  unit: "hours",
  context: "of collection.",
  definition: {
    excludes: "The time for processing and review.",
  },
} as const satisfies CompanyFigure;
const inspectedCulverts = {
  ...stated,
  before: "about",
  value: 100,
  context: "culverts inspected a year.",
  definition: {
    excludes:
      "Track patrols, which pass every culvert far more often and look at what the track shows.",
  },
} as const satisfies CompanyFigure;
const trackLength = {
  ...stated,
  value: 1300,
  unit: "km",
  context: "of track monitored at a northern railway operator.",
  definition: {
    excludes: "How often each kilometre was covered, or that it was one run.",
  },
} as const satisfies CompanyFigure;

/** Every number that the company states. Texts must not claim more than the context of a number. */
export const figures = {
  trackLength,
  dataCollected: {
    ...stated,
    value: 1.4,
    unit: "TB",
    context: `collected in ${quantityOf(collectionTime)}.`,
    definition: {
      counts: "Data that were collected, before processing.",
      excludes: `A rate for each kilometre. It is a fact of its own, apart from the ${quantityOf(trackLength)}.`,
    },
  },
  collectionTime,
  uncertainSpots: {
    ...stated,
    before: "up to",
    value: 15,
    context: "uncertain spots left for a person to check.",
    definition: {
      excludes: "The number of defects, or of defects that were missed.",
    },
  },
  manualLabour: {
    ...stated,
    value: 356,
    unit: "hours",
    context: "of manual labour.",
    definition: {
      counts: "Hours of work by hand, with the manual method.",
      excludes: "Hours saved. It is a fact of its own, apart from the cost of an inspector.",
    },
  },
  inspectorCost: {
    ...stated,
    sign: "$",
    value: 1780,
    context: "per manual inspector per mile per year.",
    definition: {
      excludes: "Its currency, or your own rates.",
    },
  },
  reportingInaccuracy: {
    ...stated,
    value: 46.8,
    unit: "%",
    context: "inaccuracy in human reporting.",
    definition: {
      excludes: "How often people overlook something, or the accuracy of any software.",
    },
  },
  culverts: {
    ...stated,
    value: 1300,
    context: `culverts, ${inspectedCulverts.before} ${inspectedCulverts.value} of them inspected a year.`,
    definition: {
      excludes: "Whose they are, their condition, or a rate of failure.",
    },
  },
  inspectedCulverts,
  culvertsOverlooked: {
    ...stated,
    value: 90,
    unit: "%",
    context: "of culverts not thoroughly inspected.",
    definition: {
      excludes: "Which network, which year, or that nobody passes them.",
    },
  },
  culvertImages: {
    ...stated,
    before: "over",
    value: 5000,
    context: "images in the first half of 2025.",
    definition: {
      counts: "Photographs that the culvert risk assessor handled.",
      excludes: "Culverts. One culvert can have several photographs.",
    },
  },
  imageProcessing: {
    ...stated,
    value: 1,
    unit: "hour",
    context: "or less to process thousands of images.",
    definition: {
      excludes: "Taking the photographs, and the visits that follow.",
    },
  },
  weatherCosts: {
    ...stated,
    sign: "$",
    value: 11.3,
    unit: "billion",
    context: "projected US rail weather costs.",
    definition: {
      excludes: "Costs that have occurred, or costs of one railway.",
    },
  },
  forecast: {
    ...stated,
    value: 48,
    unit: "h",
    context: "of forecast, sent by e-mail.",
    definition: {
      counts: "How far ahead Predictive Weather Alerts look.",
      excludes: "How often the forecast is right.",
    },
  },
} as const satisfies Record<string, CompanyFigure>;

/** The company figures that the number of years follows from. */
export const coverageStart = {
  assets: figures.culverts.value,
  inspectedAYear: figures.inspectedCulverts.value,
} as const;

/** Years until each culvert is inspected once. */
export const coverageYears = Math.ceil(coverageStart.assets / coverageStart.inspectedAYear);
