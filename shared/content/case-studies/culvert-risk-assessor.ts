import { coverageYears, groupedCount } from "../../coverage.ts";
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
  line: `${quantityOf(culverts)} culverts at ${numberOf(inspectedCulverts)} a year, in the order of the list and in the order of risk.`,
  summary: "What changes when photographs are ranked first.",
  description: `${quantityOf(culverts)} culverts at ${numberOf(inspectedCulverts)} a year: ${years} rows of marks, and what changes when photographs are ranked before the crew sets out.`,
  isWorkedExample: true,
  moments: [
    {
      when: "Year 1",
      title: `${capital(numberOf(inspectedCulverts))} seen`,
      text: `${groupedCount(culverts.value - inspectedCulverts.value)} wait for their turn.`,
    },
    {
      when: `Year ${halfway}`,
      title: "Half of them seen",
      text: `The culverts of the first year have not been visited for ${halfway - 1} years.`,
    },
    {
      when: `Year ${years}`,
      title: "All of them seen, once",
      text: `The culverts of the first year have not been visited for ${years - 1} years.`,
    },
    {
      when: "Ranked",
      title: "The same visits, the worst first",
      text: "The ranking does not add visits. It changes which culverts are visited in the first year.",
    },
  ],
  socialPicture: "culvert-cutaway",
} as const satisfies CaseStudy;
