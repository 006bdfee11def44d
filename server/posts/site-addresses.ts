import {
  industrySlugs,
  miningProductSlugs,
  paths,
  railwayProductSlugs,
} from "../../shared/paths.ts";

/**
 * The site's own pages and files, without posts and pictures. A list beside the routes, because
 * importing the routes would load every page into the commands.
 */
export const siteAddresses: ReadonlySet<string> = new Set([
  paths.home(),
  paths.bookADemo(),
  paths.insights(),
  paths.careers(),
  paths.privacy(),
  paths.accessibility(),
  paths.search(),
  paths.industries(),
  ...industrySlugs.map((slug) => paths.industry(slug)),
  paths.solutions(),
  ...[...railwayProductSlugs, ...miningProductSlugs].map((slug) => paths.solution(slug)),
  ...railwayProductSlugs.flatMap((slug) => [
    paths.caseStudy("railways", slug),
    paths.caseStudyAlias(slug),
  ]),
  ...miningProductSlugs.map((slug) => paths.caseStudy("mining", slug)),
  paths.feed(),
  paths.atomFeed(),
  paths.jsonFeed(),
  paths.sitemap(),
  paths.llms(),
]);
