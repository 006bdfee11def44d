import { paths } from "../../shared/paths.ts";
import type { PictureName } from "./picture-settings.ts";

/** What the picture of a page says and shows when somebody shares the page's address. */
export interface SocialSettings {
  words: string;
  picture: PictureName;
}

/** CSS position of what must stay in sight; the left third of a picture lies below the words. */
export const socialFocus: Partial<Record<PictureName, string>> = {
  "rail-temperature-node": "6% 50%",
};

/** Every page that has a picture of its own for sharing, by path. Posts bring their own words. */
export const socialSettings: Record<string, SocialSettings> = {
  [paths.home()]: {
    words: "See the failure before the train does",
    picture: "hero-track-dusk",
  },
  [paths.bookADemo()]: {
    words: "See how our solutions can transform your operations",
    picture: "sensor-studio",
  },
  [paths.industry("railways")]: { words: "Railways Solutions", picture: "rail-summer" },
  [paths.industry("mining")]: { words: "Mining Solutions", picture: "mining-portal-dusk" },
  [paths.industry("infrastructure")]: {
    words: "Infrastructure Solutions",
    picture: "infrastructure-viaduct-fog",
  },
  [paths.insights()]: { words: "Learn Industry Insights", picture: "rail-summer" },
  [paths.careers()]: { words: "Join Our Mission", picture: "careers-bench" },
  [paths.solutions()]: {
    words: "Heat, water, geometry, vehicles: four worries, six products",
    picture: "sensor-studio",
  },
  [paths.industries()]: {
    words: "Railways, mining, infrastructure",
    picture: "infrastructure-viaduct-fog",
  },
  [paths.privacy()]: {
    words: "We keep what you send us in the form, and little else.",
    picture: "hero-track-dusk",
  },
  [paths.solution("autonomous-track-monitoring")]: {
    words: "Track condition, measured every time you run",
    picture: "hero-track-dusk",
  },
  [paths.solution("track-temperature-sensor")]: {
    words: "Rail temperature, not air temperature",
    picture: "rail-temperature-node",
  },
  [paths.solution("culvert-risk-assessor")]: {
    words: "1,300 culverts. About 100 inspected a year.",
    picture: "culvert-cutaway",
  },
  [paths.solution("predictive-weather-alerts")]: {
    words: "48 hours to act",
    picture: "weather-map-base",
  },
  [paths.solution("underground-positioning-system")]: {
    words: "Know where every vehicle is, where no satellite reaches",
    picture: "mine-lidar-truck",
  },
  [paths.solution("collision-avoidance")]: {
    words: "From driver assistance to autonomy",
    picture: "lunar-hauler",
  },
  [paths.caseStudy("railways", "autonomous-track-monitoring")]: {
    words: "A northern railway, 1,300 km, and a shorter list",
    picture: "rail-cloud-boxes",
  },
  [paths.caseStudy("railways", "track-temperature-sensor")]: {
    words: "A heat day on a restrained rail",
    picture: "rail-summer",
  },
  [paths.caseStudy("railways", "culvert-risk-assessor")]: {
    words: "Thirteen years to see them all",
    picture: "culvert-cutaway",
  },
  [paths.caseStudy("railways", "predictive-weather-alerts")]: {
    words: "What 48 hours buys",
    picture: "weather-map-base",
  },
  [paths.caseStudy("mining", "underground-positioning-system")]: {
    words: "One shift on the fleet map",
    picture: "mine-plan",
  },
  [paths.caseStudy("mining", "collision-avoidance")]: {
    words: "Two vehicles, one blind corner",
    picture: "mine-lidar-truck-boxes",
  },
};
