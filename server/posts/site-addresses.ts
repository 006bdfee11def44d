import {
  industrySlugs,
  miningProductSlugs,
  paths,
  railwayProductSlugs,
} from "../../shared/paths.ts";

const pages = [
  paths.home(),
  paths.bookADemo(),
  paths.insights(),
  paths.careers(),
  paths.privacy(),
  paths.accessibility(),
  paths.industries(),
  ...industrySlugs.map((slug) => paths.industry(slug)),
  paths.solutions(),
  ...[...railwayProductSlugs, ...miningProductSlugs].map((slug) => paths.solution(slug)),
  ...railwayProductSlugs.map((slug) => paths.caseStudy("railways", slug)),
  ...miningProductSlugs.map((slug) => paths.caseStudy("mining", slug)),
];

/**
 * Addresses of the site's pages and files, without posts and pictures. Separate from the routes, because
 * importing the routes would load every page into the commands.
 */
export const siteAddresses: ReadonlySet<string> = new Set([
  ...pages,
  ...pages.map((path) => paths.markdown(path)),
  ...railwayProductSlugs.map((slug) => paths.caseStudyAlias(slug)),
  paths.search(),
  paths.figures(),
  paths.feed(),
  paths.atomFeed(),
  paths.jsonFeed(),
  paths.sitemap(),
  paths.llms(),
]);
