// Written by art/make-social-pictures.mjs.

/** The posts with a social picture, by path, with the title in the picture. */
export const socialPosts: Readonly<Record<string, string>> = {
  "/insights/air-temperature-offset-slow-orders": "Air plus thirty: how good is the rule of thumb?",
  "/insights/culvert-images-first-half-2025":
    "More than 5,000 culvert images in the first half of 2025",
  "/insights/culvert-inspection-checklist": "A culvert inspection sheet you can print",
  "/insights/from-underground-mines-to-railways": "From underground mines to railways: four dates",
  "/insights/positioning-without-satellites": "Positioning a truck where no satellite reaches",
  "/insights/rail-buckling-neutral-temperature":
    "Why welded rail buckles, and what the thermometer on the shed does not tell you",
  "/insights/reading-track-geometry": "Reading track geometry without a glossary",
  "/insights/three-washouts-drainage": "Four washouts and what the reports say about drainage",
  "/insights/what-48-hours-of-forecast-can-do": "What 48 hours of forecast can and cannot do",
};
