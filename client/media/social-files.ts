// Written by make-social-pictures.mjs.

/** The file in `social/` of each page that has one, by the page's path, and the words on it. */
export const socialFiles: Readonly<Record<string, { file: string; words: string }>> = {
  "/": { file: "home.jpg", words: "See the failure before the train does" },
  "/book-a-demo": {
    file: "book-a-demo.jpg",
    words: "See how our solutions can transform your operations",
  },
  "/railways": { file: "railways.jpg", words: "Railways Solutions" },
  "/mining": { file: "mining.jpg", words: "Mining Solutions" },
  "/infrastructure": { file: "infrastructure.jpg", words: "Infrastructure Solutions" },
  "/insights": { file: "insights.jpg", words: "Learn Industry Insights" },
  "/careers": { file: "careers.jpg", words: "Join Our Mission" },
  "/solutions": {
    file: "solutions.jpg",
    words: "Heat, water, geometry, vehicles: four worries, six products",
  },
  "/industries": { file: "industries.jpg", words: "Railways, mining, infrastructure" },
  "/privacy": {
    file: "privacy.jpg",
    words: "We keep what you send us in the form, and little else.",
  },
  "/solutions/autonomous-track-monitoring": {
    file: "solutions-autonomous-track-monitoring.jpg",
    words: "Track condition, measured every time you run",
  },
  "/solutions/track-temperature-sensor": {
    file: "solutions-track-temperature-sensor.jpg",
    words: "Rail temperature, not air temperature",
  },
  "/solutions/culvert-risk-assessor": {
    file: "solutions-culvert-risk-assessor.jpg",
    words: "1,300 culverts. About 100 inspected a year.",
  },
  "/solutions/predictive-weather-alerts": {
    file: "solutions-predictive-weather-alerts.jpg",
    words: "48 hours to act",
  },
  "/solutions/underground-positioning-system": {
    file: "solutions-underground-positioning-system.jpg",
    words: "Know where every vehicle is, where no satellite reaches",
  },
  "/solutions/collision-avoidance": {
    file: "solutions-collision-avoidance.jpg",
    words: "From driver assistance to autonomy",
  },
  "/industries/railways/autonomous-track-monitoring": {
    file: "industries-railways-autonomous-track-monitoring.jpg",
    words: "A northern railway, 1,300 km, and a shorter list",
  },
  "/industries/railways/track-temperature-sensor": {
    file: "industries-railways-track-temperature-sensor.jpg",
    words: "A heat day on a restrained rail",
  },
  "/industries/railways/culvert-risk-assessor": {
    file: "industries-railways-culvert-risk-assessor.jpg",
    words: "Thirteen years to see them all",
  },
  "/industries/railways/predictive-weather-alerts": {
    file: "industries-railways-predictive-weather-alerts.jpg",
    words: "What 48 hours buys",
  },
  "/industries/mining/underground-positioning-system": {
    file: "industries-mining-underground-positioning-system.jpg",
    words: "One shift on the fleet map",
  },
  "/industries/mining/collision-avoidance": {
    file: "industries-mining-collision-avoidance.jpg",
    words: "Two vehicles, one blind corner",
  },
  "/insights/air-temperature-offset-slow-orders": {
    file: "insights-air-temperature-offset-slow-orders.jpg",
    words: "Air plus thirty: how good is the rule of thumb?",
  },
  "/insights/culvert-images-first-half-2025": {
    file: "insights-culvert-images-first-half-2025.jpg",
    words: "More than 5000 culvert images in the first half of 2025",
  },
  "/insights/culvert-inspection-checklist": {
    file: "insights-culvert-inspection-checklist.jpg",
    words: "A culvert inspection sheet you can print",
  },
  "/insights/from-underground-mines-to-railways": {
    file: "insights-from-underground-mines-to-railways.jpg",
    words: "From underground mines to railways: four dates",
  },
  "/insights/positioning-without-satellites": {
    file: "insights-positioning-without-satellites.jpg",
    words: "Positioning a truck where no satellite reaches",
  },
  "/insights/rail-buckling-neutral-temperature": {
    file: "insights-rail-buckling-neutral-temperature.jpg",
    words: "Why welded rail buckles, and what the thermometer on the shed does not tell you",
  },
  "/insights/reading-track-geometry": {
    file: "insights-reading-track-geometry.jpg",
    words: "Reading track geometry without a glossary",
  },
  "/insights/three-washouts-drainage": {
    file: "insights-three-washouts-drainage.jpg",
    words: "Three washouts and what the reports say about drainage",
  },
  "/insights/what-48-hours-of-forecast-can-do": {
    file: "insights-what-48-hours-of-forecast-can-do.jpg",
    words: "What 48 hours of forecast can and cannot do",
  },
};
