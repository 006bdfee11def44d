import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import fresh from "fresh";
import { HttpError } from "../base/errors.ts";
import { pathOf, searchOf } from "../http/addresses.ts";
import { codingFor, compress, negotiateCoding } from "../http/content-coding.ts";
import {
  cacheKey,
  type Encoded,
  type PageCache,
  type Rendered,
  type SharedRender,
  variant,
} from "./page-cache.ts";
import { isForOneRequest, isLate, renderPage, sendStreamed } from "./page-source.tsx";
import type { LoadedPage, PageDeps, PageRequest, Source } from "./source.ts";

/**
 * Creates the function that sends fresh pages of the page cache. It returns the path of the page's source. Without a
 * fresh page, or if the client accepts no coding, it returns undefined and does not touch the response.
 */
export function cachedPages(pageCache: PageDeps["pageCache"], sources: readonly Source[]) {
  const sourceOf = new Map(sources.map((source) => [source.path, source]));

  return (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): string | undefined => {
    const { method, url = "/" } = request;
    if (pageCache === undefined || (method !== "GET" && method !== "HEAD")) return undefined;
    // `/api/post-summaries` refuses a wrong query with 400 before it looks for a stored page.
    if (url.startsWith("/api/")) return undefined;
    const stored = pageCache.get(keyOfUrl(url));
    const isSent = stored && sendEncoded(request, response, stored.page, requestId);
    return isSent ? stored.sourcePath : undefined;
  };

  function keyOfUrl(url: string): string {
    const path = pathOf(url);
    if (path === url) return path;
    // `sourceOf` finds only addresses without a parameter. The others, such as `/insights/:slug`, declare no query.
    return cacheKey(path, declaredQuery(sourceOf.get(path) ?? {}, searchOf(url)));
  }
}

/**
 * Serves a page or file: from the page cache if it may be stored, else rendered for the request. Renders that only one
 * request needs, and those with status 404, are limited for each network. The stale page is sent if its refresh
 * takes long, fails or may not be stored, and a page whose data is late is streamed.
 */
export function serve(source: Source, deps: PageDeps): RequestHandler {
  const { pageCache, limits } = deps;
  // Pages without storage, such as the search, cost less than pages with fields.
  const limit = source.cache === "none" ? limits.queries : limits.renders;

  return async (request, response) => {
    const wanted: PageRequest = {
      path: request.path,
      params: request.params as Record<string, string>,
      query: declaredQuery(source, searchOf(request.originalUrl)),
    };
    const isShared = mayBeShared(source, wanted);
    /** The count of this request, made once: now if the render is for it alone, else before a 404 is rendered. */
    let counted = isShared ? undefined : limit(request, response);
    await counted;
    const countMissing = () => {
      counted ??= limits.renders(request, response);
      return counted;
    };
    if (!isShared || pageCache === undefined) {
      const loaded = await loadWithLimit(source, wanted, deps, countMissing);
      const page = () => render(loaded, wanted.path, deps);
      return sendLoaded(loaded, page, deps, request, response);
    }
    const sendShared = async (): Promise<void> => {
      const shared = renderShared(source, wanted, { ...deps, pageCache }, countMissing);
      const stale = await pageCache.staleIfSlow(cacheKey(wanted.path, wanted.query), shared.page);
      if (stale !== undefined) return send(request, response, stale);
      // If loading fails, there may still be a stale page.
      const loaded = await shared.loaded?.catch(() => undefined);
      try {
        await sendLoaded(loaded, () => shared.page, deps, request, response);
      } catch (error) {
        if (!isTooManyRequests(error)) throw error;
        // The client that started the render may have reached its limit. Count this client, and try again.
        await countMissing();
        await sendShared();
      }
    };
    await sendShared();
  };
}

/** Streams a page whose data is late, and sends every other page or file whole. */
async function sendLoaded(
  loaded: LoadedPage | Rendered | undefined,
  whole: () => Promise<Encoded | Rendered>,
  deps: PageDeps,
  request: Request,
  response: Response,
): Promise<void> {
  if (loaded !== undefined && "data" in loaded && (await isLate(loaded))) {
    return sendStreamed(request, response, loaded, deps);
  }
  await send(request, response, await whole());
}

/** @throws 429 for a page with status 404 if the client has reached its limit */
async function loadWithLimit(
  source: Source,
  wanted: PageRequest,
  deps: PageDeps,
  countMissing: () => Promise<void>,
): Promise<LoadedPage | Rendered> {
  const loaded = await source.load(wanted, deps);
  if (loaded.status === 404) await countMissing();
  return loaded;
}

async function render(
  loaded: LoadedPage | Rendered,
  path: string,
  deps: PageDeps,
): Promise<Rendered> {
  return "body" in loaded ? loaded : renderPage(loaded, path, deps);
}

function isTooManyRequests(error: unknown): boolean {
  return error instanceof HttpError && error.status === 429;
}

type CacheDeps = PageDeps & { pageCache: PageCache };

/**
 * Gets the fresh page from the cache, or renders and stores it. `page` rejects if the render fails and no stale page is
 * stored.
 * @param countMissing is called before a page with status 404 is rendered
 */
export function renderShared(
  source: Source,
  wanted: PageRequest,
  deps: CacheDeps,
  countMissing = async () => {},
): SharedRender {
  const key = cacheKey(wanted.path, wanted.query);
  const found = deps.pageCache.getOrRender(key, () => {
    const loaded = loadWithLimit(source, wanted, deps, countMissing);
    const rendered = loaded.then((ready) => render(ready, wanted.path, deps));
    return { source, loaded, rendered };
  });
  // Perhaps no request awaits the render any more. Without a handler its failure would stop the site.
  found.page.catch((error) => {
    const level = error instanceof HttpError && error.status < 500 ? "debug" : "warn";
    deps.log[level]({ err: error, path: key }, "a page could not be rendered");
  });
  return found;
}

/**
 * Responds to GET or HEAD with the variant that the client accepts, or with 304. Returns false without
 * touching the response if the client accepts none.
 * @param requestId for the `X-Request-Id` header, unless the response has it already
 */
function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  page: Encoded,
  requestId?: string,
): boolean {
  const coding = negotiateCoding(request);
  if (coding === undefined) return false;
  const id = requestId === undefined ? [] : ["X-Request-Id", requestId];
  if (fresh(request.headers, { etag: page.etag, "last-modified": page.lastModified })) {
    response.writeHead(304, [...page.notModifiedHeaders, ...id]).end();
    return true;
  }
  const { headers, body } = page.variants[coding];
  response.writeHead(200, [...headers, ...id]);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** Compresses a page that is not stored, only in the client's coding, and sends it. @throws 406 */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Rendered,
): Promise<void> {
  const coding = codingFor(request, status);
  const compressed = await compress(body, coding, "once");
  response.writeHead(status, [...variant(compressed, coding, headers).headers]);
  response.end(request.method === "HEAD" ? undefined : compressed);
}

/** Sends a stored page or one that is not stored. @throws 406 without an acceptable coding */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: Encoded | Rendered,
): Promise<void> {
  if ("body" in page) return sendRendered(request, response, page);
  codingFor(request, 200);
  sendEncoded(request, response, page);
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

function mayBeShared(source: Source, { path, params, query }: PageRequest): boolean {
  // Only the canonical spelling of an address is cached.
  const canonical = source.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return !isForOneRequest(source, query) && path === canonical;
}
