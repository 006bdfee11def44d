import { capital, numberOf, quantityOf } from "../figure.ts";
import { figures } from "../figures.ts";
import { culvertRiskPractice } from "../practice/culvert-risk-assessor.ts";
import type { Product } from "../product.ts";

const { culverts, inspectedCulverts } = figures;

export const culvertRiskAssessor = {
  slug: "culvert-risk-assessor",
  name: "Culvert Risk Assessor",
  brands: [],
  group: "Water and weather",
  industries: ["railways", "infrastructure"],
  headline: `${quantityOf(culverts)} culverts. ${capital(numberOf(inspectedCulverts))} inspected a year.`,
  line: "Photographs give the condition; your inventory gives the consequence: fill height, traffic, access, catchment. Your crew receives one list, the highest risk first.",
  promise: "Culverts ranked by condition and consequence.",
  description:
    "Culverts ranked by risk, from photographs and your inventory, so that a crew sees the worst first. Calculate how many years one round takes.",
  measures: "Culverts, from photographs",
  youReceive: "A risk ranking, the worst first",
  limits: [
    "The visit. A photograph shows no section loss, voids or flow capacity, and a ranking is not an inspection.",
    "The photographs. Your crews, a contractor or your archive provide them.",
    "The decision. Your engineer decides which culvert is repaired, and when.",
  ],
  practice: culvertRiskPractice,
  statistics: [figures.culvertsOverlooked, figures.culvertImages, figures.imageProcessing],
  picture: "culvert-cutaway",
  card: {
    picture: "culvert-cutaway",
    text: "Photographs show which culvert the crew should visit first.",
  },
  socialPicture: "culvert-cutaway",
  closing: "See which culvert a ranking puts first.",
  posts: [
    "culvert-inspection-checklist",
    "three-washouts-drainage",
    "culvert-images-first-half-2025",
  ],
} as const satisfies Product;
