import type { Config } from "../base/config.ts";
import type { Db } from "../database/db.ts";
import type { Route } from "../pages/route.ts";
import type { Markdown } from "./markdown/markdown.ts";
import type { PictureSigner } from "./remote-pictures/signed-address.ts";
import type { SiteSearch } from "./search/site-search.ts";

/** The dependencies of pages, generated files and API handlers that show posts. */
export interface PostDeps {
  config: Config;
  db: Db;
  markdown: Markdown;
  pictureSigner: PictureSigner;
  siteSearch: SiteSearch;
  now: () => Date;
  /** Every page of the site, which the sitemap and llms.txt list, too. */
  routes: readonly Route[];
}
