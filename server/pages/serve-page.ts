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

/** Serves a route from the page cache if the route allows it, else renders it for the request. */
export function servePage(route: Route, deps: Deps): RequestHandler {
  const { pageCache } = deps;
  return async (request, response) => {
    const pageRequest = pageRequestOf(route, request);
    if (pageCache !== undefined && isStorable(route, pageRequest)) {
      await serveThroughCache(pageCache, route, pageRequest, deps, request, response);
    } else {
      const result = await loadPage(route, pageRequest, deps);
      const send = (await isLate(result)) ? sendStreamed : sendOnce;
      await send(request, response, result, deps);
    }
  };
}

/** Sends the page from the cache. While its data is late, sends the stale page or streams the page. */
async function serveThroughCache(
  pageCache: PageCache,
  route: Route,
  pageRequest: PageRequest,
  deps: Deps,
  request: Request,
  response: Response,
): Promise<void> {
  const { loaded, page } = getOrRenderPage(pageCache, route, pageRequest, deps);
  const late = await resultIfLate(loaded);
  if (late === undefined) return sendCached(request, response, await page);
  const stale = pageCache.getStale(keyOf(pageRequest));
  if (stale !== undefined) return sendCached(request, response, stale);
  await sendStreamed(request, response, late, deps);
}

/** Gets the fresh page from the cache, or renders and stores it. `page` rejects if the render fails. */
export function getOrRenderPage(
  pageCache: PageCache,
  route: Route,
  pageRequest: PageRequest,
  deps: Deps,
): PageInCache {
  const cached = pageCache.getOrRender(keyOf(pageRequest), () => {
    const loaded = loadPage(route, pageRequest, deps);
    return { loaded, finished: finish(loaded, route, pageRequest, deps) };
  });
  // Requests that stream the page do not await it, so its rejection is handled here.
  cached.page.catch((error) =>
    deps.log.warn({ err: error, path: pageRequest.path }, "page not cached"),
  );
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

/** Returns the loaded page if its data is late. A failed loader does not count: the page fails too. */
async function resultIfLate(loaded: PageInCache["loaded"]): Promise<PageResult | undefined> {
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
