import type { Config } from "../base/config.ts";
import type { Db } from "../database/db.ts";
import type { Markdown } from "./markdown/markdown.ts";
import type { PictureSigner } from "./remote-pictures/signed-address.ts";
import type { SiteSearch } from "./search/site-search.ts";

/** The dependencies of what shows posts. */
export interface PostDeps {
  config: Config;
  db: Db;
  markdown: Markdown;
  pictureSigner: PictureSigner;
  siteSearch: SiteSearch;
  now: () => Date;
}
