import type { ProductSlug } from "../../../shared/content/products/products.ts";

/** A word of the page's sentence, and the products against it: the first is shown large. */
export interface Worry {
  about: string;
  answers: readonly [ProductSlug, ...ProductSlug[]];
}

/** In the order of the sentence. */
export const worries: readonly Worry[] = [
  { about: "heat", answers: ["track-temperature-sensor"] },
  { about: "water", answers: ["culvert-risk-assessor", "predictive-weather-alerts"] },
  { about: "geometry", answers: ["autonomous-track-monitoring"] },
  { about: "vehicles", answers: ["collision-avoidance", "underground-positioning-system"] },
];
