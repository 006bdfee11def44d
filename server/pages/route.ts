import type { DeclaredQuery, Page, PageContext, PageTemplate } from "../../client/page.ts";
import type { PostReader } from "../../client/post-data.ts";
import type { Config } from "../base/config.ts";
import type { Limits } from "../base/limit-requests.ts";
import type { Log } from "../base/log.ts";
import type { Metrics } from "../http/metrics.ts";
import type { SecurityHeaders } from "../http/response-headers.ts";
import type { Assets } from "./assets.ts";
import type { PageCache, Rendered } from "./page-cache.ts";

/** The dependencies of pages: of their loaders, renders and cache. */
export interface PageDeps {
  config: Config;
  assets: Assets;
  securityHeaders: SecurityHeaders;
  metrics: Metrics;
  /** Undefined with `PAGE_CACHE=off`: every request renders its page. */
  pageCache: PageCache | undefined;
  limits: Limits;
  log: Log;
  /** Creates the reader of posts for one page. It calls `markIncomplete` for a post that is shown escaped for now. */
  postReader(markIncomplete: () => void): PostReader;
  search: PageContext["search"];
}

/** A row of the table of addresses: what answers the requests of an address, a page or a generated file. */
export interface Source {
  /** An address, or a pattern such as `/insights/:slug`. */
  path: string;
  /** See `Page`. */
  cache: Page["cache"];
  query?: DeclaredQuery;
  fields?: readonly string[];
  /** @throws HttpError 404 if nothing is at this address */
  load(request: PageRequest, deps: PageDeps): Promise<LoadedPage | Rendered>;
}

/** A page at one of its addresses. */
export interface Route extends Page {
  /** The canonical address of the page, if this is another one. */
  aliasOf?: string;
}

/** A request for a page or file, with validated parameters. */
export interface PageRequest {
  path: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** A page with its data, ready to render. Values of `data` may be promises that are still pending. */
export interface LoadedPage {
  page: PageTemplate;
  data: object;
  status: number;
  /** The address to which a status of 3xx redirects. */
  location?: string | undefined;
  /** Defaults to the path of the request. */
  canonicalPath?: string | undefined;
  /** True if the page depends on this request, so browsers and proxies must not store it. */
  isForOneRequest?: boolean;
  /** True if the page may be secret, such as a preview. */
  isPrivate?: boolean;
  /** Whether some data could not be read. Valid once all data is loaded. */
  isIncomplete?(): boolean;
}

/** True if the answer depends on values that only this request has. */
export function isForOneRequest(
  { cache, fields = [] }: Pick<Source, "cache" | "fields">,
  query: Readonly<Record<string, string>>,
): boolean {
  return cache === "none" || fields.some((name) => query[name] !== undefined);
}

/** Returns the declared parameters that have an allowed value, and the page's fields. */
export function declaredQuery(
  { query = {}, fields = [] }: Pick<Source, "query" | "fields">,
  search: URLSearchParams,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of [...Object.keys(query), ...fields]) {
    const value = search.get(name);
    if (value !== null && isAllowed(value, query[name])) found[name] = value;
  }
  return found;
}

function isAllowed(value: string, values: readonly string[] | RegExp | undefined): boolean {
  if (values === undefined) return true;
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}
