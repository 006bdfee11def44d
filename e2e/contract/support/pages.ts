const railwayProducts = [
  "autonomous-track-monitoring",
  "track-temperature-sensor",
  "culvert-risk-assessor",
  "predictive-weather-alerts",
];
const miningProducts = ["underground-positioning-system", "collision-avoidance"];

/** Every page by its canonical path, the posts aside. */
export const pages = [
  ...["/", "/book-a-demo", "/railways", "/mining", "/infrastructure", "/insights", "/careers"],
  ...["/solutions", "/industries", "/privacy", "/accessibility"],
  ...["/figures", "/pilot", "/security", "/example-line/inspection-report"],
  ...[...railwayProducts, ...miningProducts].map((slug) => `/solutions/${slug}`),
  ...railwayProducts.map((slug) => `/industries/railways/${slug}`),
  ...miningProducts.map((slug) => `/industries/mining/${slug}`),
];

/** The other spelling of a railway case study, and the canonical one. */
export const aliases = railwayProducts.map((slug) => ({
  alias: `/industries/railway/${slug}`,
  canonical: `/industries/railways/${slug}`,
}));

/** A post that every new database contains. */
export const seedPost = "/insights/rail-buckling-neutral-temperature";
