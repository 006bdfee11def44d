import type { CaseStudyGroup, IndustrySlug } from "../paths.ts";
import { figures } from "./figures.ts";

/** Texts of an industry that appear in more than one place. */
interface Industry {
  slug: IndustrySlug;
  name: string;
  /** The line below the title of its page. */
  line: string;
  /** One sentence for pages that link to it. */
  concern: string;
  /** For search results: 70 to 160 characters. */
  description: string;
}

export const industries = {
  railways: {
    slug: "railways",
    name: "Railways",
    line: "See which kilometre to visit first. We measure track and rail temperature, rank culverts, and match the weather to your line.",
    concern:
      "Which kilometre the crew visits first, which rail is near its limit, and which culvert to clear before a storm.",
    description: `Monitoring for railways: track condition from the vehicle, rail temperature, culverts ranked by risk, and weather alerts from ${figures.forecast.value}-hour forecasts.`,
  },
  mining: {
    slug: "mining",
    name: "Mining",
    line: "There is no satellite signal past the portal. LiDAR and an inertial unit locate the equipped vehicles, and a display warns the driver who has to wait.",
    concern:
      "Where each equipped vehicle is, how old that position is, and which driver has to be warned.",
    description:
      "Monitoring for mines: vehicle positions underground by LiDAR and IMU on one fleet map, and collision avoidance from driver assistance to autonomy.",
  },
  infrastructure: {
    slug: "infrastructure",
    name: "Infrastructure",
    line: "Culverts ranked by risk, from photographs and your inventory, and warnings ahead of weather and heat.",
    concern:
      "Which culvert the engineer sees first, and how many hours are left before the weather.",
    description: `Monitoring for owners of infrastructure: culverts ranked by risk, weather alerts from ${figures.forecast.value}-hour forecasts, and the temperature of continuous welded rail.`,
  },
} as const satisfies Record<IndustrySlug, Industry>;

/** The industries that have case studies. */
export const caseStudyGroups: readonly CaseStudyGroup[] = ["railways", "mining"];
