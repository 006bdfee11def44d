import {
  industrySlugs,
  miningProductSlugs,
  paths,
  railwayProductSlugs,
} from "../../shared/paths.ts";

/**
 * What posts may link to within the site, other posts and pictures aside. A list of its own beside
 * the routes: with them came every page, and a command would start in twice the time.
 */
export const siteAddresses: ReadonlySet<string> = new Set([
  paths.home(),
  paths.bookADemo(),
  paths.insights(),
  paths.careers(),
  paths.privacy(),
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
