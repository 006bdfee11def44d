import { formatNumber, rounded } from "../format.ts";
import { type Figure, UNIT_SPACE } from "./figure.ts";
import { figures } from "./figures.ts";
import { railSteel } from "./thermal-force.ts";

const arithmetic = { basis: "arithmetic" } as const;
const { modulusGPa, areaCm2, expansionPerC } = railSteel;
const stressPerDegree = modulusGPa * 1000 * expansionPerC;
const forcePerDegree = (stressPerDegree * areaCm2) / 10;

/** Gravity at the surface, m/s². */
const GRAVITY = { earth: 9.81, moon: 1.62 };
const HAUL_KMH = 20;
const haulMetresPerSecond = HAUL_KMH / 3.6;
export const winter = { rail: -40, neutral: 38 };
export const walk = { metres: 100, headingErrorDegrees: 1 };
const inertialOnly = { seconds: 10, biasMilliG: 1 };

/** Figures that follow from physics or from company figures, for the products. */
export const physicalFigures = {
  forcePerDegree: {
    ...arithmetic,
    before: "about",
    value: Math.round(forcePerDegree),
    unit: "kN",
    context: "of force in a restrained rail for each degree Celsius away from neutral.",
    source: "E × A × alpha; A for a 136 RE section.",
  },
  stressPerDegree: {
    ...arithmetic,
    before: "about",
    value: rounded(stressPerDegree, 1),
    unit: "MPa",
    context: "of stress in a restrained rail for each degree Celsius away from neutral.",
    source: "E × alpha.",
  },
  freeExpansion: {
    ...arithmetic,
    value: rounded(expansionPerC * 1e6, 1),
    unit: "mm",
    context: "of expansion in a free rail of one kilometre for each degree Celsius.",
    source: `alpha × 1${UNIT_SPACE}km × 1${UNIT_SPACE}°C. A restrained rail cannot expand; its force grows instead.`,
  },
  winterTension: {
    ...arithmetic,
    before: "about",
    value: Math.round(((winter.neutral - winter.rail) * forcePerDegree) / 100) * 100,
    unit: "kN",
    context: `of tension in each rail at −40${UNIT_SPACE}°C, with neutral at ${winter.neutral}${UNIT_SPACE}°C.`,
    source: `${winter.neutral - winter.rail}${UNIT_SPACE}°C × ${forcePerDegree.toFixed(1)}${UNIT_SPACE}kN for each degree.`,
  },
  headingError: {
    ...arithmetic,
    before: "about",
    value: rounded(Math.tan((walk.headingErrorDegrees * Math.PI) / 180) * walk.metres, 1),
    unit: "m",
    context: `of position error after ${walk.metres}${UNIT_SPACE}m with a heading that is wrong by one degree.`,
    source: `${walk.metres}${UNIT_SPACE}m × tan 1°.`,
  },
  inertialError: {
    ...arithmetic,
    before: "about",
    value: rounded(
      ((inertialOnly.biasMilliG * GRAVITY.earth) / 1000 / 2) * inertialOnly.seconds ** 2,
      1,
    ),
    unit: "m",
    context: `of position error after ${inertialOnly.seconds}${UNIT_SPACE}s with a constant acceleration error of one thousandth of gravity.`,
    source: `½ × 0.00981${UNIT_SPACE}m/s² × (${inertialOnly.seconds}${UNIT_SPACE}s)².`,
  },
  closingDistance: {
    ...arithmetic,
    before: "about",
    value: Math.round(2 * haulMetresPerSecond),
    unit: "m",
    context: `closer every second when two vehicles approach at ${HAUL_KMH}${UNIT_SPACE}km/h each.`,
    source: `2 × ${HAUL_KMH}${UNIT_SPACE}km/h ÷ 3.6.`,
  },
  reactionDistance: {
    ...arithmetic,
    before: "about",
    value: rounded(haulMetresPerSecond, 1),
    unit: "m",
    context: `travelled at ${HAUL_KMH}${UNIT_SPACE}km/h in each second before a position arrives or a driver reacts.`,
    source: `${HAUL_KMH}${UNIT_SPACE}km/h ÷ 3.6.`,
  },
  lunarStopping: {
    ...arithmetic,
    before: "about",
    value: Math.round(GRAVITY.earth / GRAVITY.moon),
    unit: "times",
    context: "the braking distance of Earth on the Moon, at the same speed and grip.",
    source: `${GRAVITY.earth}${UNIT_SPACE}m/s² ÷ ${GRAVITY.moon}${UNIT_SPACE}m/s². Weight presses the tyres to the ground.`,
  },
  inspectionRound: {
    ...arithmetic,
    value: figures.culverts.value / figures.inspectedCulverts.value,
    unit: "years",
    context: "to inspect each culvert once.",
    source: `${formatNumber(figures.culverts.value)} culverts ÷ ${figures.inspectedCulverts.value} inspected a year.`,
  },
} as const satisfies Record<string, Figure>;
