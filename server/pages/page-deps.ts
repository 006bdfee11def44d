import type { Limits } from "../base/limit-requests.ts";
import type { Log } from "../base/log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { PostDeps } from "../posts/post-deps.ts";
import type { Assets } from "./assets.ts";
import type { PageCache } from "./page-cache.ts";
import type { Route } from "./route.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** The dependencies of pages: of their loaders, renders and cache. */
export interface PageDeps extends PostDeps {
  assets: Assets;
  securityHeaders: SecurityHeaders;
  metrics: Metrics;
  /** Undefined with `PAGE_CACHE=off`: every request renders its page. */
  pageCache: PageCache | undefined;
  limits: Limits;
  /** Every page of the site. */
  routes: readonly Route[];
  log: Log;
}
