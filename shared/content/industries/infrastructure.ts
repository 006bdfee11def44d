import { figures } from "../figures.ts";
import type { Industry } from "./industry.ts";

export const infrastructure = {
  slug: "infrastructure",
  name: "Infrastructure",
  line: "Culverts ranked by risk, from photographs and your inventory, and warnings ahead of weather and heat.",
  concern: "Which culvert the engineer sees first, and how many hours are left before the weather.",
  description: `Monitoring for owners of infrastructure: culverts ranked by risk, weather alerts from ${figures.forecast.value}-hour forecasts, and the temperature of continuous welded rail.`,
} as const satisfies Industry;
