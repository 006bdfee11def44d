import type { Site } from "../../shared/site.ts";
import type { Route } from "./route.ts";

interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/**
 * Lists the pages for the sitemap, llms.txt and the search: no aliases, posts or uncached pages. Their
 * heads need no data.
 */
export function listedPages(routes: readonly Route[], site: Site): ListedPage[] {
  return routes.filter(isListed).map((page) => {
    const { title, description } = page.head({}, site);
    return { path: page.path, title, description };
  });
}

/** True for a cached page that is neither an alias nor has parameters in its path. */
function isListed({ path, aliasOf, cache }: Route): boolean {
  return !path.includes(":") && !aliasOf && cache !== "none";
}
