import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/db.ts";
import type { Limits } from "../http/limit-requests.ts";
import type { Markdown } from "../markdown/markdown.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { PictureSigner } from "../remote-pictures/signed-address.ts";
import type { SiteSearch } from "../search/site-search.ts";
import type { Assets } from "./assets.ts";
import type { PageCache } from "./page-cache.ts";
import type { Route } from "./route.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** The dependencies of pages: of their loaders, renders and cache. */
export interface PageDeps {
  config: Config;
  assets: Assets;
  db: Db;
  markdown: Markdown;
  pictureSigner: PictureSigner;
  securityHeaders: SecurityHeaders;
  metrics: Metrics;
  /** Undefined with `PAGE_CACHE=off`: every request renders its page. */
  pageCache: PageCache | undefined;
  limits: Limits;
  /** Every page of the site. */
  routes: readonly Route[];
  siteSearch: SiteSearch;
  log: Log;
  now: () => Date;
}
