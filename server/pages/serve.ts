import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { HttpError } from "../base/errors.ts";
import { pathOf, searchOf } from "../http/addresses.ts";
import { isLate } from "./load-page.ts";
import type { PageCache, SharedRender } from "./page-cache.ts";
import { renderPage, sendStreamed } from "./render-page.tsx";
import { type Rendered, send, sendEncoded, sendRendered } from "./rendered.ts";
import type { PageDeps } from "./route.ts";
import {
  cacheKey,
  canonicalAddress,
  declaredQuery,
  isForOneRequest,
  type LoadedPage,
  type PageRequest,
  type Source,
} from "./route.ts";

/** Sends fresh pages of the page cache. Returns the path of its source, or undefined without touching the response. */
export function cachedPages(pageCache: PageDeps["pageCache"], sources: readonly Source[]) {
  const sourceOf = new Map(sources.map((source) => [source.path, source]));

  return (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): string | undefined => {
    const { method, url = "/" } = request;
    if (pageCache === undefined || (method !== "GET" && method !== "HEAD")) return undefined;
    // API handlers validate the query first.
    if (url.startsWith("/api/")) return undefined;
    const stored = pageCache.get(keyOfUrl(url));
    const isSent = stored && sendEncoded(request, response, stored.page, requestId);
    return isSent ? stored.route : undefined;
  };

  function keyOfUrl(url: string): string {
    const path = pathOf(url);
    if (path === url) return path;
    return cacheKey(path, declaredQuery(sourceOf.get(path) ?? {}, searchOf(url)));
  }
}

/**
 * Serves a page or file: from the page cache if it may be stored, else rendered for the request. Renders that only one
 * request needs, and those of unknown addresses, are limited for each network. The stale page is sent if its refresh
 * takes long or fails, and a page whose data is late is streamed.
 */
export function serve(source: Source, deps: PageDeps): RequestHandler {
  const { pageCache, limits } = deps;
  // Pages without storage, such as the search, cost less than pages with fields.
  const limit = source.cache === "none" ? limits.queries : limits.renders;

  return async (request, response) => {
    const wanted = pageRequestOf(source, request);
    const isShared = mayBeShared(source, wanted);
    if (!isShared) await limit(request, response);
    const limitUnknown = async () => {
      if (isShared) await limits.renders(request, response);
    };
    if (isShared && pageCache !== undefined) {
      const shared = renderShared(source, wanted, { ...deps, pageCache }, limitUnknown);
      const stale = await pageCache.staleIfSlow(cacheKey(wanted.path, wanted.query), shared.page);
      if (stale !== undefined) return send(request, response, stale);
      await sendShared(shared, deps, request, response);
    } else {
      const loaded = await load(source, wanted, deps, limitUnknown);
      await sendLoaded(loaded, deps, request, response);
    }
  };
}

/** Sends a stored page, or one that is being rendered: streamed if its data is late. */
async function sendShared(
  { loaded, page }: SharedRender,
  deps: PageDeps,
  request: Request,
  response: Response,
): Promise<void> {
  // If loading fails, there may still be a stale page.
  const ready = await loaded?.catch(() => undefined);
  if (ready !== undefined && "data" in ready && (await isLate(ready))) {
    return sendStreamed(request, response, ready, deps);
  }
  await send(request, response, await page);
}

/** Sends what only this request needs. */
async function sendLoaded(
  loaded: LoadedPage | Rendered,
  deps: PageDeps,
  request: Request,
  response: Response,
): Promise<void> {
  if ("body" in loaded) return sendRendered(request, response, loaded);
  if (await isLate(loaded)) return sendStreamed(request, response, loaded, deps);
  await sendRendered(request, response, await renderPage(loaded, request.path, deps));
}

type CacheDeps = PageDeps & { pageCache: PageCache };

/**
 * Gets the fresh page from the cache, or renders and stores it. `page` rejects if the render fails and no stale page is
 * stored.
 * @param limitUnknown is called before the page of an unknown address is rendered
 */
export function renderShared(
  source: Source,
  wanted: PageRequest,
  deps: CacheDeps,
  limitUnknown = async () => {},
): SharedRender {
  const key = cacheKey(wanted.path, wanted.query);
  const found = deps.pageCache.getOrRender(key, () => {
    const loading = load(source, wanted, deps, limitUnknown);
    return {
      source,
      loaded: loading,
      rendered: loading.then((loaded) =>
        "body" in loaded ? loaded : renderPage(loaded, wanted.path, deps),
      ),
    };
  });
  // A request may not await the render.
  found.page.catch((error) => {
    const level = error instanceof HttpError && error.status < 500 ? "debug" : "warn";
    deps.log[level]({ err: error, path: key }, "page not cached");
  });
  return found;
}

async function load(
  source: Source,
  wanted: PageRequest,
  deps: PageDeps,
  limitUnknown: () => Promise<void>,
): Promise<LoadedPage | Rendered> {
  const loaded = await source.load(wanted, deps);
  if (loaded.status === 404) await limitUnknown();
  return loaded;
}

function pageRequestOf(source: Source, request: Request): PageRequest {
  return {
    path: request.path,
    params: request.params as Record<string, string>,
    query: declaredQuery(source, searchOf(request.originalUrl)),
  };
}

function mayBeShared(source: Source, { path, params, query }: PageRequest): boolean {
  return !isForOneRequest(source, query) && path === canonicalAddress(source.path, params);
}
