import type { Site } from "../../shared/site.ts";
import type { Route } from "./route.ts";

export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/**
 * The pages with an address of their own that machines are told of: no aliases, no posts, nothing
 * that is made for one visitor. What their heads say needs no data.
 */
export function listedPages(routes: readonly Route[], site: Site): ListedPage[] {
  return routes
    .filter(({ path, aliasOf, keep }) => !path.includes(":") && !aliasOf && keep !== "never")
    .map(({ path, page }) => {
      const { title, description } = page.head({}, site);
      return { path, title, description };
    });
}
