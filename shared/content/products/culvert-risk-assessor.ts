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
  line: "The Culvert Risk Assessor ranks your culverts by risk from photographs. Your crew receives a list that starts with the worst culvert.",
  promise: "Culverts ranked by risk from photographs.",
  description:
    "Culverts ranked by risk from photographs, so that a crew goes to the worst one first. Calculate how many years it takes to see every culvert once.",
  measures: "Culverts, from photographs",
  youReceive: "A risk ranking, the worst first",
  limits: [
    "The visit. A photograph cannot tap-test a pipe, and a ranking is not an inspection.",
    "The photographs. Who takes them, and when, is settled in a pilot on your network.",
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
