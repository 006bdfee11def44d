import type { Practice } from "./practice.ts";

export const culvertRiskPractice: Practice = {
  needs: [
    "Your inventory: place, coordinates, obstacle, cover, length, tracks, material, dimensions, year",
    "Photographs of inlet and outlet, from your crews, a contractor or your archive",
    "Tracks, access, the land upstream and the houses downstream, for the consequence",
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
          "Up to a third blocked, or branches or ice in the inlet",
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
