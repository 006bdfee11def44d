import { formatNumber } from "../../format.ts";
import { coverageYears } from "../coverage.ts";
import { capital, numberOf, quantityOf } from "../figure.ts";
import { figures } from "../figures.ts";
import { culvertRiskPractice } from "../practice/culvert-risk-assessor.ts";
import type { Product } from "./product.ts";

const { culverts, inspectedCulverts } = figures;

const years = coverageYears;
const halfway = Math.ceil(years / 2);

export const culvertRiskAssessor = {
  slug: "culvert-risk-assessor",
  name: "Culvert Risk Assessor",
  group: "Water and weather",
  industries: ["railways", "infrastructure"],
  headline: `${quantityOf(culverts)} culverts. ${capital(numberOf(inspectedCulverts))} inspected a year.`,
  line: "Photographs give the condition; your inventory gives the consequence: fill, tracks, access, catchment, houses downstream. Your crew receives one list, the highest risk first.",
  promise: "Culverts ranked by condition and consequence.",
  description:
    "Culverts ranked by risk, from photographs and your inventory, so that a crew sees the highest risk first.",
  measures: "Culvert condition, from photographs",
  youReceive: "A list by condition and consequence, the highest risk first",
  limit:
    "A photograph shows no section loss, voids or flow capacity. A ranking is not an inspection: your engineer evaluates each culvert and decides what is repaired, and when.",
  practice: culvertRiskPractice,
  statistics: [figures.culvertsOverlooked, figures.culvertImages, figures.imageProcessing],
  picture: "culvert-branches-after",
  card: {
    picture: "culvert-stones",
    text: "Photographs give the condition, your inventory the consequence; the list gives the order of the visits.",
  },
  socialPicture: "culvert-cutaway",
  closing: "See which culvert a ranking puts first.",
  posts: [
    "culvert-inspection-checklist",
    "three-washouts-drainage",
    "culvert-images-first-half-2025",
  ],
  caseStudy: {
    industry: "railways",
    headline: `${years} years to see every culvert once`,
    line: `At ${numberOf(inspectedCulverts)} inspections a year, one round of ${quantityOf(culverts)} culverts takes ${years} years. Ranked by risk from photographs and your inventory, the same visits reach the worst in the first year.`,
    description: `${quantityOf(culverts)} culverts at ${numberOf(inspectedCulverts)} inspections a year: how long one round takes, and which culverts come first once they are ranked by risk.`,
    isWorkedExample: true,
    moments: [
      {
        when: "Year 1",
        title: `${capital(numberOf(inspectedCulverts))} inspected`,
        text: `${formatNumber(culverts.value - inspectedCulverts.value)} are still waiting.`,
      },
      {
        when: `Year ${halfway}`,
        title: "More than half inspected",
        text: `The first of them ${halfway - 1} years ago.`,
      },
      {
        when: `Year ${years}`,
        title: "All of them inspected once",
        text: `The first of them ${years - 1} years ago.`,
      },
      {
        when: "Ranked",
        title: "The same visits, the worst first",
        text: "The ranking adds no inspections. It needs photographs first.",
      },
    ],
    picture: "culvert-inlet",
    socialPicture: "culvert-cutaway",
  },
} as const satisfies Product;
