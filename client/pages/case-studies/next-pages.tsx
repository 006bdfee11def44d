import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { Picture } from "../../components/picture.tsx";
import type { NextPage } from "../../components/unlock-call.tsx";
import type { PictureName } from "../../media/picture-settings.ts";

const pictures: Record<ProductSlug, PictureName> = {
  "autonomous-track-monitoring": "hero-rail",
  "track-temperature-sensor": "rail-temperature-node",
  "culvert-risk-assessor": "culvert-cutaway",
  "predictive-weather-alerts": "weather-map-base",
  "underground-positioning-system": "mine-plan",
  "collision-avoidance": "mine-lidar-truck-boxes",
};

/** The case study of another product, as the next thing to read. */
export function nextCaseStudy(product: ProductSlug): NextPage {
  const { industry, headline, summary } = caseStudyOf(product);
  return {
    ...thumbnailOf(product),
    href: paths.caseStudy(industry, product),
    text: `${headline}. ${summary}`,
  };
}

/** A product's own page, as the next thing to read. */
export function nextProduct(product: ProductSlug, text: string): NextPage {
  return { ...thumbnailOf(product), href: paths.solution(product), text };
}

function thumbnailOf(product: ProductSlug) {
  const picture = <Picture name={pictures[product]} alt="" sizes="200px" />;
  return { title: products[product].name, picture };
}
