import type { Request, RequestHandler, Response } from "express";
import type { Deps } from "../deps.ts";
import { type EncodedPage, sendEncodedPage } from "../middleware/encoded-page.ts";
import type { CacheablePage, PageCache, PageInCache } from "../middleware/page-cache.ts";
import { isLate, loadPage, type PageRequest, type PageResult } from "./load-page.ts";
import { renderPage } from "./render-page.tsx";
import {
  cacheKey,
  canonicalAddress,
  declaredQuery,
  type Route,
  searchOf,
  setsField,
} from "./route.ts";
import { notAcceptable, sendOnce, sendStreamed } from "./send-page.ts";

/** Answers one route: from the page cache where the route allows it, else rendered for the request. */
export function servePage(route: Route, deps: Deps): RequestHandler {
  const { pageCache } = deps;
  return async (request, response) => {
    const wanted = pageRequestOf(route, request);
    if (pageCache !== undefined && isStorable(route, wanted)) {
      await serveThroughCache(pageCache, route, wanted, deps, request, response);
    } else {
      const result = await loadPage(route, wanted, deps);
      const send = (await isLate(result)) ? sendStreamed : sendOnce;
      await send(request, response, result, deps);
    }
  };
}

/** While the data is late, sends the stored page although content has changed, or else streams the page. */
async function serveThroughCache(
  pageCache: PageCache,
  route: Route,
  wanted: PageRequest,
  deps: Deps,
  request: Request,
  response: Response,
): Promise<void> {
  const { loaded, page } = getOrRenderPage(pageCache, route, wanted, deps);
  const late = await lateResult(loaded);
  if (late === undefined) return sendCached(request, response, await page);
  const stale = pageCache.getStale(keyOf(wanted));
  if (stale !== undefined) return sendCached(request, response, stale);
  await sendStreamed(request, response, late, deps);
}

/** A fresh page from the cache, or from a render for it. `page` rejects when the render fails. */
export function getOrRenderPage(
  pageCache: PageCache,
  route: Route,
  wanted: PageRequest,
  deps: Deps,
): PageInCache {
  const cached = pageCache.getOrRender(keyOf(wanted), () => {
    const loaded = loadPage(route, wanted, deps);
    return { loaded, finished: finish(loaded, route, wanted, deps) };
  });
  // A request that streams the page does not wait for it.
  cached.page.catch((error) => deps.log.warn({ err: error, path: wanted.path }, "page not cached"));
  return cached;
}

async function finish(
  loaded: Promise<PageResult>,
  route: Route,
  { path }: PageRequest,
  deps: Deps,
): Promise<CacheablePage> {
  const result = await loaded;
  const page = await renderPage(result, path, deps);
  const freshness = route.cache === "static" ? "static" : "content";
  return { ...page, freshness, incomplete: result.isIncomplete?.() ?? false };
}

/** The loaded page if its data is late. A loader that fails is not late: the page fails with it. */
async function lateResult(loaded: PageInCache["loaded"]): Promise<PageResult | undefined> {
  const result = await loaded?.catch(() => undefined);
  return result && (await isLate(result)) ? result : undefined;
}

function sendCached(request: Request, response: Response, page: EncodedPage | undefined): void {
  if (page === undefined || !sendEncodedPage(request, response, page)) throw notAcceptable();
}

function pageRequestOf(route: Route, request: Request): PageRequest {
  return {
    path: request.path,
    params: request.params as Record<string, string>,
    query: declaredQuery(route, searchOf(request.originalUrl)),
  };
}

function isStorable(route: Route, { path, params, query }: PageRequest): boolean {
  if (route.cache === "none" || setsField(route, query)) return false;
  return path === canonicalAddress(route.path, params);
}

function keyOf({ path, query }: PageRequest): string {
  return cacheKey(path, query);
}
