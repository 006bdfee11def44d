import { paths } from "../../shared/paths.ts";
import { routes } from "../routes.ts";

/** What posts may link to within the site, other posts and pictures aside. */
export const siteAddresses: ReadonlySet<string> = new Set([
  ...routes.map(({ path }) => path).filter((path) => !path.includes(":")),
  paths.feed(),
  paths.atomFeed(),
  paths.jsonFeed(),
  paths.sitemap(),
  paths.llms(),
]);
