import type { Practice } from "./practice.ts";

export const culvertRiskPractice: Practice = {
  needs: [
    "Your inventory: place, coordinates, obstacle, cover, length, tracks, material, dimensions, year",
    "Photographs of inlet and outlet, from your crews, a contractor or your archive",
    "Traffic, access and the land upstream, for the consequence",
    "The engineer who evaluates what the list brings up",
  ],
  decisions: [
    { task: "Rate condition, rank", software: "Does it", person: "Checks samples" },
    { task: "Judge the consequence", software: "Uses your inventory", person: "Owner" },
    { task: "Evaluate a culvert", software: "Does not", person: "Professional engineer" },
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
        "leaves engineering work to a professional engineer, after section 11 of the Railway Safety Act.",
      href: "https://tc.canada.ca/en/rail-transportation/guidelines/guideline-culvert-safety-management/part-f-requirements-section-11-railway-safety-act",
    },
  ],
};
