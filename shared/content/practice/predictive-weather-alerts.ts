import type { Practice } from "./practice.ts";

export const weatherAlertsPractice: Practice = {
  needs: [
    "Geometry of the line, with mileposts",
    "The catchments above your culverts and bridges",
    "A threshold for each hazard, such as rain in six hours",
    "Addresses, and who answers at night",
  ],
  decisions: [
    { task: "Match forecast and line", software: "Does it", person: "Sets the thresholds" },
    { task: "Plan crews and patrols", software: "Does not", person: "Track supervisor" },
    { task: "Slow order or closure", software: "Does not", person: "The railway" },
  ],
  conditions: [
    {
      condition: "Local thunderstorm",
      effect: "The forecast does not resolve it",
      sign: "A low chance over a wide area",
      action: "Watch radar and gauges on the day",
    },
    {
      condition: "Edge of the stretch",
      effect: "The alert names the end more exactly than the forecast knows it",
      sign: "The grid of the forecast, larger than the stretch",
      action: "Read it as a chance, and look beyond it",
    },
    {
      condition: "Melt, frozen ground",
      effect: "More water than the rain explains",
      sign: "Warm rain on snow in the forecast",
      action: "Lower your rain threshold in spring",
    },
    {
      condition: "Old model run",
      effect: "The alert describes yesterday’s storm",
      sign: "Run and issue time in the mail",
      action: "Decide on two runs that agree",
    },
    {
      condition: "Mail not read, or no network",
      effect: "The alert does not help",
      sign: "No acknowledgement",
      action: "A second address and a rule for silence",
    },
  ],
  rules: [
    {
      name: "Rail Safety Bulletin 2013-001",
      subject:
        "recommends assessed bridges and culverts, and documented procedures during and after severe weather.",
      href: "https://tc.canada.ca/en/rail-transportation/publications/rail-safety-bulletins-2013",
    },
  ],
};
