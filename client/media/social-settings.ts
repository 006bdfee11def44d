import { caseStudies } from "../../shared/content/case-studies.ts";
import { productList } from "../../shared/content/products.ts";
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

/** The picture behind the title of each first post, by slug. */
export const socialPictureOfPost: Record<string, PictureName> = {
  "air-temperature-offset-slow-orders": "rail-temperature-node",
  "culvert-images-first-half-2025": "culvert-cutaway",
  "culvert-inspection-checklist": "hero-track-dusk",
  "from-underground-mines-to-railways": "mining-portal-dusk",
  "positioning-without-satellites": "mine-lidar-truck",
  "rail-buckling-neutral-temperature": "rail-summer",
  "reading-track-geometry": "rail-cloud",
  "three-washouts-drainage": "infrastructure-viaduct-fog",
  "what-48-hours-of-forecast-can-do": "weather-cell",
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
  ...Object.fromEntries(
    productList.map(({ slug, headline, socialPicture }) => [
      paths.solution(slug),
      { words: headline, picture: socialPicture },
    ]),
  ),
  ...Object.fromEntries(
    caseStudies.map(({ industry, product, headline, socialPicture }) => [
      paths.caseStudy(industry, product),
      { words: headline, picture: socialPicture },
    ]),
  ),
};
