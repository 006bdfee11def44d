import { capital, numberOf, quantityOf } from "../figure.ts";
import { figures } from "../figures.ts";
import type { Product } from "../product.ts";

const { culverts, inspectedCulverts } = figures;

export const culvertRiskAssessor = {
  slug: "culvert-risk-assessor",
  name: "Culvert Risk Assessor",
  brands: [],
  group: "Water and weather",
  industries: ["railways", "infrastructure"],
  headline: `${quantityOf(culverts)} culverts. ${capital(numberOf(inspectedCulverts))} inspected a year.`,
  line: "The Culvert Risk Assessor processes photographs of culverts and ranks them by risk, so that the crew goes to the worst one first.",
  promise: "Photographs of culverts, ranked: the worst first.",
  description:
    "Photographs of culverts, processed and ranked by risk, so that a crew goes to the worst one first. With a sum: how long until each has been seen once?",
  measures: "Culverts, from photographs",
  youReceive: "A risk ranking, the worst first",
  limits: [
    "The visit. A photograph cannot tap-test a pipe, and a ranking is not an inspection.",
    "The photographs. Who takes them, and when, is settled in a pilot on your network.",
    "The decision. Your engineer decides which culvert is repaired, and when.",
  ],
  statistics: [figures.culvertsOverlooked, figures.culvertImages, figures.imageProcessing],
  picture: "culvert-cutaway",
  card: {
    picture: "culvert-cutaway",
    text: "Photographs ranked by risk, so that the crew goes to the worst culvert first.",
  },
  socialPicture: "culvert-cutaway",
  posts: [
    "culvert-inspection-checklist",
    "three-washouts-drainage",
    "culvert-images-first-half-2025",
  ],
} as const satisfies Product;
