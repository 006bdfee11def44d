import { figures } from "../figures.ts";
import type { Industry } from "./industry.ts";

export const railways = {
  slug: "railways",
  name: "Railways",
  line: "One stretch of line, four places to check its condition. Sensors, photographs and forecasts show where to look first.",
  concern:
    "Which mile the crew visits first, which rail is near its limit, which culvert comes before the storm.",
  description: `Monitoring for railways: track condition from the vehicle, rail temperature, culverts ranked by risk, and weather alerts from ${figures.forecast.value}-hour forecasts.`,
} as const satisfies Industry;
