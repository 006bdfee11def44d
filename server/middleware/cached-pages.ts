import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheKey, declaredQuery, type Route, searchOf } from "../pages/route.ts";
import { sendEncodedPage } from "./encoded-page.ts";
import type { PageCache } from "./page-cache.ts";

type CachedRoute = Pick<Route, "path" | "query" | "fields">;

/** Responds from the page cache, or returns false without touching the response. */
export function cachedPages(pageCache: PageCache | undefined, routes: readonly CachedRoute[]) {
  const routeOf = new Map(routes.map((route) => [route.path, route]));

  return (request: IncomingMessage, response: ServerResponse, requestId: string): boolean => {
    const { method, url = "/" } = request;
    if (pageCache === undefined || (method !== "GET" && method !== "HEAD")) return false;
    // API handlers validate the query first.
    if (url.startsWith("/api/")) return false;
    const page = pageCache.get(keyOf(url));
    return page !== undefined && sendEncodedPage(request, response, page, requestId);
  };

  function keyOf(url: string): string {
    const [path = url] = url.split("?", 1);
    if (path === url) return path;
    return cacheKey(path, declaredQuery(routeOf.get(path) ?? {}, searchOf(url)));
  }
}
