import type { DeclaredQuery, Page, PageContext, PageTemplate } from "../../client/page.ts";
import type { PostReader } from "../../client/post-data.ts";
import type { Config } from "../base/config.ts";
import type { Limits } from "../base/limit-requests.ts";
import type { Log } from "../base/log.ts";
import type { SecurityHeaders } from "../http/response-headers.ts";
import type { Assets } from "./assets.ts";
import type { PageCache, Rendered } from "./page-cache.ts";

/** The dependencies of pages: of their loaders, renders and cache. */
export interface PageDeps {
  config: Config;
  assets: Assets;
  securityHeaders: SecurityHeaders;
  /** Undefined with `PAGE_CACHE=off`: every request renders its page. */
  pageCache: PageCache | undefined;
  limits: Limits;
  log: Log;
  /** Creates the reader of a page's posts. It calls `markIncomplete` for a post that could not be parsed in time. */
  postReader(markIncomplete: () => void): PostReader;
  search: PageContext["search"];
}

/** What answers the requests of one address or pattern: a page or a generated file. */
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

/** A request for a page or file, with its declared query. `params` are as the client sent them. */
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
