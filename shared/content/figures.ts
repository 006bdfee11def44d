import { formatNumber, rounded } from "../format.ts";
import { type Figure, numberOf, quantityOf, UNIT_SPACE } from "./figure.ts";
import { assumptions, floors, GRAVITY, stoppingDistance } from "./mine-level/stopping.ts";
import { thermalForce } from "./thermal-force.ts";

/** A figure that the company states, with its definition for the page of figures. */
export interface CompanyFigure extends Figure {
  /** What it counts, as far as its context does not say it. */
  counts?: string;
  /** What a reader must not conclude from it. */
  excludes: string;
}

const collectionTime = {
  value: 71.5,
  unit: "hours",
  context: "of collection.",
  excludes: "The time for processing and review.",
} as const satisfies CompanyFigure;
const inspectedCulverts = {
  before: "about",
  value: 100,
  context: "culverts inspected a year.",
  excludes: "What track patrols see, which pass every culvert far more often.",
} as const satisfies CompanyFigure;
const trackLength = {
  value: 1300,
  unit: "km",
  context: "of track monitored at a northern railway operator.",
  excludes: "How often each kilometre was covered, or that it was one run.",
} as const satisfies CompanyFigure;

/** Every number that the company states. Texts must not claim more than the context of a number. */
export const figures = {
  trackLength,
  dataCollected: {
    value: 1.4,
    unit: "TB",
    context: `collected in ${quantityOf(collectionTime)}.`,
    counts: "Data that were collected, before processing.",
    excludes: `A rate for each kilometre, or that it was collected on the ${quantityOf(trackLength)}.`,
  },
  collectionTime,
  uncertainSpots: {
    before: "up to",
    value: 15,
    context: "uncertain spots left for a person to check.",
    excludes: "The number of defects, or of defects that were missed.",
  },
  manualLabour: {
    value: 356,
    unit: "hours",
    context: "of manual labour.",
    counts: "Hours of work by hand, with the manual method.",
    excludes: "Hours saved, or anything about the cost of an inspector.",
  },
  inspectorCost: {
    sign: "$",
    value: 1780,
    context: "per manual inspector per mile per year.",
    excludes: "In which currency, or what your own rates are.",
  },
  reportingInaccuracy: {
    value: 46.8,
    unit: "%",
    context: "inaccuracy in human reporting.",
    excludes: "How often people overlook something, or the accuracy of any software.",
  },
  culverts: {
    value: 1300,
    context: `culverts, ${numberOf(inspectedCulverts)} of them inspected a year.`,
    excludes: "Whose they are, their condition, or a rate of failure.",
  },
  inspectedCulverts,
  culvertsOverlooked: {
    value: 90,
    unit: "%",
    context: "of culverts not thoroughly inspected.",
    excludes: "Which network, which year, or that nobody passes them.",
  },
  culvertImages: {
    before: "over",
    value: 5000,
    context: "images in the first half of 2025.",
    counts: "Photographs that the culvert risk assessor handled.",
    excludes: "A number of culverts, because one culvert can have several photographs.",
  },
  imageProcessing: {
    value: 1,
    unit: "hour",
    context: "or less to process thousands of images.",
    excludes: "Taking the photographs, and the visits that follow.",
  },
  weatherCosts: {
    sign: "$",
    value: 11.3,
    unit: "billion",
    context: "projected US rail weather costs.",
    excludes: "Costs that have occurred, or costs of one railway.",
  },
  forecast: {
    value: 48,
    unit: "h",
    context: "of forecast, sent by e-mail.",
    counts: "How far ahead Predictive Weather Alerts look.",
    excludes: "How often the forecast is right.",
  },
} as const satisfies Record<string, CompanyFigure>;

/** Years until each culvert is inspected once. */
export const coverageYears = Math.ceil(figures.culverts.value / inspectedCulverts.value);

const HAUL_KMH = 20;
const haulMetresPerSecond = HAUL_KMH / 3.6;

/** Figures that follow from physics or from company figures. */
export const calculatedFigures = {
  inspectionRound: {
    value: coverageYears,
    unit: "years",
    context: "to inspect each culvert once.",
    formula: `${formatNumber(figures.culverts.value)} culverts ÷ ${inspectedCulverts.value} inspected a year.`,
  },
  forcePerDegree: {
    before: "about",
    value: Math.round(thermalForce(1).forceKN),
    unit: "kN",
    context: "of force in a restrained rail for each degree Celsius away from neutral.",
    formula: "E × A × alpha; A for a 136 RE section.",
  },
  reactionDistance: {
    before: "about",
    value: rounded(haulMetresPerSecond, 1),
    unit: "m",
    context: `travelled at ${HAUL_KMH}${UNIT_SPACE}km/h in each second before a position arrives or a driver reacts.`,
    formula: `${HAUL_KMH}${UNIT_SPACE}km/h ÷ 3.6.`,
  },
  closingDistance: {
    before: "about",
    value: Math.round(2 * haulMetresPerSecond),
    unit: "m",
    context: `closer every second when two vehicles approach at ${HAUL_KMH}${UNIT_SPACE}km/h each.`,
    formula: `2 × ${HAUL_KMH}${UNIT_SPACE}km/h ÷ 3.6.`,
  },
  stoppingDistance: {
    before: "about",
    value: Math.ceil(stoppingDistance(haulMetresPerSecond, 0, assumptions).total),
    unit: "m",
    context: `to stop from ${HAUL_KMH}${UNIT_SPACE}km/h on level wet rock, in the example on the driver’s display. Yours comes from your brake tests.`,
    formula: `v × t + v² ÷ 2a: t = ${assumptions.reactionS}${UNIT_SPACE}s, a = ${GRAVITY}${UNIT_SPACE}m/s² × (friction × cos − sin of the slope down). Friction: wet rock ${floors.wet}, wet clay ${floors.clay}.`,
  },
} as const satisfies Record<string, Figure>;
