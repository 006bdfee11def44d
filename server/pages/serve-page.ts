import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { HttpError } from "../base/errors.ts";
import { notAcceptable, sendEncodedPage, sendRenderedPage } from "./encoded-page.ts";
import { isLate, loadPage } from "./load-page.ts";
import type { CacheablePage, FoundPage, PageCache, PageInCache, PageRender } from "./page-cache.ts";
import type { PageDeps } from "./page-deps.ts";
import { renderPage } from "./render-page.tsx";
import {
  cacheKey,
  canonicalAddress,
  declaredQuery,
  type PageRequest,
  type PageResult,
  pathOf,
  type Route,
  searchOf,
  setsField,
} from "./route.ts";
import { sendOnce, sendStreamed } from "./send-page.ts";

type CachedRoute = Pick<Route, "path" | "query" | "fields">;

/** Responds with a fresh page from the page cache, or returns false without touching the response. */
export function cachedPages(pageCache: PageDeps["pageCache"], routes: readonly CachedRoute[]) {
  const routeOf = new Map(routes.map((route) => [route.path, route]));

  return (request: IncomingMessage, response: ServerResponse, requestId: string): boolean => {
    const { method, url = "/" } = request;
    if (pageCache === undefined || (method !== "GET" && method !== "HEAD")) return false;
    // API handlers validate the query first.
    if (url.startsWith("/api/")) return false;
    const page = pageCache.get(keyOfUrl(url));
    return page !== undefined && sendEncodedPage(request, response, page, requestId);
  };

  function keyOfUrl(url: string): string {
    const path = pathOf(url);
    if (path === url) return path;
    return cacheKey(path, declaredQuery(routeOf.get(path) ?? {}, searchOf(url)));
  }
}

/** Serves a route from the page cache if the route allows it, else renders it for the request. */
export function servePage(route: Route, deps: PageDeps): RequestHandler {
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

/** Sends the page from the cache. Only a page that was never rendered is awaited, or streamed if it is late. */
async function serveThroughCache(
  pageCache: PageCache,
  route: Route,
  pageRequest: PageRequest,
  deps: PageDeps,
  request: Request,
  response: Response,
): Promise<void> {
  const { loaded, page } = getOrRenderPage(pageCache, route, pageRequest, deps);
  const stale = await pageCache.staleWhile(keyOf(pageRequest), page);
  if (stale !== undefined) return sendFound(request, response, stale);
  const result = await loaded;
  if (result !== undefined && (await isLate(result))) {
    return sendStreamed(request, response, result, deps);
  }
  await sendFound(request, response, await page);
}

/** Sends a page as it was found through the page cache. @throws 404 without a page, 406 without a coding */
export async function sendFound(
  request: Request,
  response: Response,
  page: FoundPage | undefined,
): Promise<void> {
  if (page === undefined) throw new HttpError(404, "not_found", `Nothing is at ${request.path}`);
  if ("body" in page) await sendRenderedPage(request, response, page);
  else if (!sendEncodedPage(request, response, page)) throw notAcceptable();
}

/** Gets the fresh page from the cache, or renders and stores it. `page` rejects if the render fails. */
export function getOrRenderPage(
  pageCache: PageCache,
  route: Route,
  pageRequest: PageRequest,
  deps: PageDeps,
): PageInCache {
  return getOrRender(pageCache, keyOf(pageRequest), deps, () => {
    const loaded = loadPage(route, pageRequest, deps);
    return { loaded, finished: finish(loaded, route, pageRequest, deps) };
  });
}

/** Like `PageCache.getOrRender`, but logs a failed render, because a request may not await it. */
export function getOrRender(
  pageCache: PageCache,
  key: string,
  { log }: Pick<PageDeps, "log">,
  start: () => PageRender,
): PageInCache {
  const found = pageCache.getOrRender(key, start);
  found.page.catch((error) => log.warn({ err: error, path: key }, "page not cached"));
  return found;
}

async function finish(
  loaded: Promise<PageResult>,
  route: Route,
  { path }: PageRequest,
  deps: PageDeps,
): Promise<CacheablePage> {
  const result = await loaded;
  const page = await renderPage(result, path, deps);
  const freshness = route.cache === "static" ? "static" : "content";
  return { ...page, freshness, incomplete: result.isIncomplete?.() ?? false };
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
