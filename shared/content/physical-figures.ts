import { railSteel } from "../thermal-force.ts";
import type { Figure } from "./figure.ts";

const arithmetic = { basis: "arithmetic" } as const;
const { modulusGPa, areaCm2, expansionPerC } = railSteel;
const stressPerDegree = modulusGPa * 1000 * expansionPerC;
const railConstants = `E ${modulusGPa} GPa, A ${areaCm2} cm², alpha ${(expansionPerC * 1e6).toFixed(1)}e-6 per °C`;

/** Gravity at the surface, m/s². */
const GRAVITY = { earth: 9.81, moon: 1.62 };
const LIGHT_METRES_PER_NS = 0.299_792_458;
const HAUL_KMH = 20;
const haulMetresPerSecond = HAUL_KMH / 3.6;
const walk = { metres: 100, headingErrorDegrees: 1 };
const coasting = { seconds: 10, biasMilliG: 1 };
const wallDistance = 10;

/** What follows from physics alone, for products of which the company states no number. */
export const physicalFigures = {
  forcePerDegree: {
    ...arithmetic,
    before: "about",
    value: Math.round((stressPerDegree * areaCm2) / 10),
    unit: "kN",
    context: "of force in a restrained rail for each degree Celsius away from neutral.",
    source: `Arithmetic: E × A × alpha with ${railConstants} (136 RE section). Not measured by the product.`,
  },
  stressPerDegree: {
    ...arithmetic,
    before: "about",
    value: rounded(stressPerDegree, 1),
    unit: "MPa",
    context: "of stress in a restrained rail for each degree Celsius away from neutral.",
    source: `Arithmetic: E × alpha with ${railConstants}. Not measured by the product.`,
  },
  freeExpansion: {
    ...arithmetic,
    value: rounded(expansionPerC * 1e6, 1),
    unit: "mm",
    context: "by which a free rail of one kilometre would lengthen for each degree Celsius.",
    source:
      "Arithmetic: alpha × 1 km × 1 °C. A restrained rail does not lengthen; it builds force.",
  },
  headingError: {
    ...arithmetic,
    before: "about",
    value: rounded(Math.tan((walk.headingErrorDegrees * Math.PI) / 180) * walk.metres, 1),
    unit: "m",
    context: `of position error after ${walk.metres} m with a heading that is wrong by one degree.`,
    source: `Arithmetic: ${walk.metres} m × tan 1°. Geometry, not a measurement of the product.`,
  },
  inertialError: {
    ...arithmetic,
    before: "about",
    value: rounded(((coasting.biasMilliG * GRAVITY.earth) / 1000 / 2) * coasting.seconds ** 2, 1),
    unit: "m",
    context: `of position error after ${coasting.seconds} s from a constant error of one thousandth of gravity.`,
    source: `Arithmetic: ½ × 0.00981 m/s² × (${coasting.seconds} s)². Not a measurement of the product.`,
  },
  echoTime: {
    ...arithmetic,
    before: "about",
    value: Math.round((2 * wallDistance) / LIGHT_METRES_PER_NS),
    unit: "ns",
    context: `for a pulse of light to reach a wall ${wallDistance} m away and return.`,
    source: `Arithmetic: 2 × ${wallDistance} m ÷ the speed of light. Not a sensor range.`,
  },
  closingDistance: {
    ...arithmetic,
    before: "about",
    value: Math.round(2 * haulMetresPerSecond),
    unit: "m",
    context: `closer every second: two vehicles that approach at ${HAUL_KMH} km/h each.`,
    source: `Arithmetic: 2 × ${HAUL_KMH} km/h ÷ 3.6. Not a measurement of the product.`,
  },
  reactionDistance: {
    ...arithmetic,
    before: "about",
    value: rounded(haulMetresPerSecond, 1),
    unit: "m",
    context: `travelled in each second before a driver at ${HAUL_KMH} km/h reacts.`,
    source: `Arithmetic: ${HAUL_KMH} km/h ÷ 3.6. Not a measurement of the product.`,
  },
  lunarStopping: {
    ...arithmetic,
    before: "about",
    value: Math.round(GRAVITY.earth / GRAVITY.moon),
    context: "times the stopping distance on the Moon, at the same speed and the same grip.",
    source: `Arithmetic: ${GRAVITY.earth} m/s² ÷ ${GRAVITY.moon} m/s². Weight presses the tyres to the ground.`,
  },
} as const satisfies Record<string, Figure>;

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
