import { formatNumber } from "../../format.ts";
import { capital, numberOf, quantityOf, sentenceOf } from "../figure.ts";
import { figures, coverageYears as years } from "../figures.ts";
import type { Practice, Product } from "./product.ts";

const { culverts, inspectedCulverts, imageProcessing } = figures;

const halfway = Math.ceil(years / 2);

/** What a buyer has to know to use it. */
const practice: Practice = {
  needs: [
    "Your inventory: place, coordinates, obstacle, cover, length, tracks, material, dimensions, year",
    "Photographs of inlet and outlet, from your crews, a contractor or your archive",
    "Tracks, access, the land upstream and the houses downstream, for the consequence",
    "The engineer who evaluates what the list brings up",
  ],
  decisions: [
    { task: "Rate condition, rank", software: "Yes", person: "Checks samples" },
    { task: "Judge the consequence", software: "Uses your inventory", person: "Owner" },
    { task: "Evaluate a culvert", software: "No", person: "Professional engineer" },
  ],
  conditions: [
    {
      condition: "Inside of the pipe",
      effect: "Section loss, corrosion and voids stay unseen",
      sign: "Only ends are photographed",
      action: "Detailed inspection by your program",
    },
    {
      condition: "Deep snow, high water, tall grass",
      effect: "The opening is hidden",
      sign: "“Could not be seen” in the list",
      action: "Visit again, or inspect by hand",
    },
    {
      condition: "Flow capacity",
      effect: "A photograph does not show it",
      sign: "High-water marks",
      action: "Hydraulic study of the catchment",
    },
    {
      condition: "After a storm",
      effect: "The photograph is older than the blockage",
      sign: "The date beside each picture",
      action: "Special inspection",
    },
  ],
  scale: {
    columns: ["Score", "Condition, from the photograph", "Consequence, from the inventory"],
    items: [
      {
        name: "1",
        cells: [
          "As built, with both ends and the barrel seen",
          "Up to 1.5 m of fill, a catchment below 0.75 km², one track",
        ],
      },
      {
        name: "2",
        cells: [
          "Up to a quarter blocked, scour away from the structure, or a part that is not seen",
          "Up to 2 m of fill, a larger catchment, or two tracks",
        ],
      },
      {
        name: "3",
        cells: [
          "Up to a third blocked, or branches or ice in the inlet; ice counts 3 at most",
          "3 m of fill, a catchment of 5 km² or more, or houses downstream",
        ],
      },
      {
        name: "4",
        cells: [
          "More than a third blocked, or the structure undercut",
          "3 m of fill or more, and more than 250 m from a road",
        ],
      },
      {
        name: "5",
        cells: [
          "No flow, or a barrel that is failing",
          "3 m of fill or more without a road, or 6 m of fill or more",
        ],
      },
    ],
  },
  rules: [
    {
      name: "Guideline for Culvert Safety Management, part C",
      subject:
        "names the fields of an inventory and the types of inspection, in addition to track inspections.",
      href: "https://tc.canada.ca/en/rail-transportation/guidelines/guideline-culvert-safety-management/part-c-qualifications-designation-responsible-persons",
    },
    {
      name: "Part F of the guideline",
      subject:
        "leaves engineering work to a professional engineer, under section 11 of the Railway Safety Act.",
      href: "https://tc.canada.ca/en/rail-transportation/guidelines/guideline-culvert-safety-management/part-f-requirements-section-11-railway-safety-act",
    },
  ],
};

export const culvertRiskAssessor = {
  slug: "culvert-risk-assessor",
  name: "Culvert Risk Assessor",
  group: "Water and weather",
  industries: ["railways", "infrastructure"],
  headline: `${quantityOf(culverts)} culverts. ${capital(numberOf(inspectedCulverts))} inspected a year.`,
  line: "Photographs give the condition; your inventory gives the consequence. Your crew receives one list, the highest risk first.",
  promise: "Culverts ranked by condition and consequence.",
  description:
    "Culverts ranked by risk, from photographs and your inventory, so that a crew sees the highest risk first.",
  worksFrom: "Photographs of inlets and outlets, and your inventory",
  youReceive: "A list by condition and consequence, the highest risk first",
  limit:
    "A photograph shows no section loss, voids or flow capacity. A ranking is not an inspection: your engineer evaluates each culvert and decides what is repaired, and when.",
  practice,
  statistics: [figures.culvertsOverlooked, figures.culvertImages, figures.imageProcessing],
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
    line: `At ${numberOf(inspectedCulverts)} a year, ${quantityOf(culverts)} culverts take ${years} years. Ranked by risk, the first year reaches the worst.`,
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
        when: "Year 1, ranked",
        title: "The same visits, the worst first",
        text: `The ranking adds no inspections. It needs photographs first, and ${sentenceOf(imageProcessing)}`,
      },
    ],
    picture: "culvert-inlet",
    socialPicture: "culvert-cutaway",
  },
} as const satisfies Product;
