/** Names of the products, by the industry of their case studies. */
export const railwayProducts = [
  "Autonomous Track Monitoring",
  "Track Temperature Sensor",
  "Culvert Risk Assessor",
  "Predictive Weather Alerts",
];
export const miningProducts = ["Underground Positioning System", "Collision Avoidance"];

export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** Every page by its canonical path, the posts aside. */
export const pages = [
  ...["/", "/book-a-demo", "/railways", "/mining", "/infrastructure", "/insights", "/careers"],
  ...["/solutions", "/industries", "/privacy", "/accessibility"],
  ...["/figures", "/pilot", "/security", "/example-line/inspection-report"],
  ...[...railwayProducts, ...miningProducts].map((name) => `/solutions/${slugOf(name)}`),
  ...railwayProducts.map((name) => `/industries/railways/${slugOf(name)}`),
  ...miningProducts.map((name) => `/industries/mining/${slugOf(name)}`),
];

/** The other spelling of a railway case study, and the canonical one. */
export const aliases = railwayProducts.map((name) => ({
  alias: `/industries/railway/${slugOf(name)}`,
  canonical: `/industries/railways/${slugOf(name)}`,
}));

/** A post that every new database contains. */
export const seedPost = "/insights/rail-buckling-neutral-temperature";
