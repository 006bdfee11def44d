import { coverageYears } from "../../coverage.ts";
import { formatNumber } from "../../format.ts";
import type { CaseStudy } from "../case-study.ts";
import { capital, numberOf, quantityOf } from "../figure.ts";
import { figures } from "../figures.ts";

const { culverts, inspectedCulverts } = figures;
const years = coverageYears;
const halfway = Math.ceil(years / 2);

export const culvertRiskAssessorCase = {
  product: "culvert-risk-assessor",
  industry: "railways",
  headline: `${years} years to see every culvert once`,
  line: `At ${numberOf(inspectedCulverts)} inspections a year, one round of ${quantityOf(culverts)} culverts takes ${years} years. Photographs ranked by risk change which culverts come first.`,
  summary: "How a ranking changes which culverts are visited first.",
  description: `${quantityOf(culverts)} culverts at ${numberOf(inspectedCulverts)} inspections a year: how long one round takes, and which culverts come first once photographs are ranked by risk.`,
  isWorkedExample: true,
  moments: [
    {
      when: "Year 1",
      title: `${capital(numberOf(inspectedCulverts))} inspected`,
      text: `${formatNumber(culverts.value - inspectedCulverts.value)} are still waiting.`,
    },
    {
      when: `Year ${halfway}`,
      title: "Half of them inspected",
      text: `The culverts of the first year come last in this round, ${halfway - 1} years before.`,
    },
    {
      when: `Year ${years}`,
      title: "All of them inspected once",
      text: `The culverts of the first year were inspected ${years - 1} years earlier in this round. Track patrols pass them far more often.`,
    },
    {
      when: "Ranked",
      title: "The same visits, the worst first",
      text: "The ranking adds no visits. It changes which culverts are visited in the first year.",
    },
  ],
  socialPicture: "culvert-cutaway",
} as const satisfies CaseStudy;
