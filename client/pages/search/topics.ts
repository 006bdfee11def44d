import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";

/** The topics of the site, named in visitors' words. */
export const topics = [
  topic("autonomous-track-monitoring", "Track geometry"),
  topic("track-temperature-sensor", "Rail temperature"),
  topic("culvert-risk-assessor", "Culverts"),
  topic("predictive-weather-alerts", "Weather on the line"),
  topic("underground-positioning-system", "Vehicles underground"),
  topic("collision-avoidance", "Blind corners"),
];

function topic(product: ProductSlug, label: string) {
  const { promise: note, picture } = products[product];
  return { href: paths.solution(product), label, note, picture };
}
