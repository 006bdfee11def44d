import { industries } from "../../shared/content/industries.ts";
import { caseStudies } from "../../shared/content/products/case-studies.ts";
import { productList, productsHeadline } from "../../shared/content/products/products.ts";
import { headlines } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import type { PictureName } from "./picture-settings.ts";

/** The words and background of the picture that other programs show for a shared page. */
interface SocialSettings {
  words: string;
  picture: PictureName;
}

/** CSS position of the part that must stay visible. The words cover the left third of a picture. */
export const socialFocus: Partial<Record<PictureName, string>> = {
  "rail-temperature-node": "6% 50%",
};

/** The background for each post of the initial content, by slug. */
export const socialPictureOfPost: Record<string, PictureName> = {
  "air-temperature-offset-slow-orders": "rail-temperature-node",
  "culvert-images-first-half-2025": "culvert-cutaway",
  "culvert-inspection-checklist": "hero-track-dusk",
  "from-underground-mines-to-railways": "mining-portal-dusk",
  "positioning-without-satellites": "mine-lidar-truck",
  "rail-buckling-neutral-temperature": "rail-summer",
  "reading-track-geometry": "point-cloud-railway",
  "three-washouts-drainage": "infrastructure-viaduct-fog",
  "what-48-hours-of-forecast-can-do": "weather-cell",
};

/** Every page with its own social picture, by path. Posts are listed separately with their titles. */
export const socialSettings: Record<string, SocialSettings> = {
  [paths.home()]: {
    words: headlines.home,
    picture: "hero-track-dusk",
  },
  [paths.bookADemo()]: {
    words: headlines.bookADemo,
    picture: "sensor-studio",
  },
  [paths.industry("railways")]: {
    words: `${industries.railways.name} Solutions`,
    picture: "rail-summer",
  },
  [paths.industry("mining")]: {
    words: `${industries.mining.name} Solutions`,
    picture: "mining-portal-dusk",
  },
  [paths.industry("infrastructure")]: {
    words: `${industries.infrastructure.name} Solutions`,
    picture: "infrastructure-viaduct-fog",
  },
  [paths.insights()]: { words: headlines.insights, picture: "rail-summer" },
  [paths.careers()]: { words: headlines.careers, picture: "careers-bench" },
  [paths.solutions()]: {
    words: productsHeadline,
    picture: "sensor-studio",
  },
  [paths.industries()]: {
    words: "Railways, mining, infrastructure",
    picture: "infrastructure-viaduct-fog",
  },
  [paths.privacy()]: {
    words: headlines.privacy,
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
