import type { Request, RequestHandler } from "express";
import type { DeclaredQuery } from "../../client/page.ts";
import type { CacheablePage, FoundPage, Freshness } from "../pages/page-cache.ts";
import type { PageDeps } from "../pages/page-deps.ts";
import { revalidated } from "../pages/render-page.tsx";
import { cacheKey, canonicalAddress, declaredQuery, searchOf } from "../pages/route.ts";
import { getOrRender, sendFound } from "../pages/serve-page.ts";

/** The input of a file: the dependencies of pages, and the parameters and query of its address. */
export interface FileContext extends PageDeps {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Marks the file as incomplete. It is sent but not cached. */
  markIncomplete(): void;
}

type FileBody = string | Buffer | undefined;

/** A generated file, such as a feed. The page cache stores it like a page. */
export interface ContentFile {
  path: string;
  type: string;
  cache: Freshness;
  query?: DeclaredQuery;
  /** Request headers besides `Accept-Encoding` that choose this file. */
  vary?: string;
  /** Browsers save it under the last part of its path. */
  isDownload?: true;
  /** Resolves to undefined if the file does not exist. */
  write(context: FileContext): FileBody | Promise<FileBody>;
}

/** Serves the file with an ETag and the client's preferred content coding. */
export function serveContentFile(file: ContentFile, deps: PageDeps): RequestHandler {
  return async (request, response, next) => {
    const found = await findFile(file, request, deps);
    if (found === undefined) return next("route");
    await sendFound(request, response, found);
  };
}

async function findFile(
  file: ContentFile,
  request: Request,
  deps: PageDeps,
): Promise<FoundPage | undefined> {
  const { pageCache } = deps;
  const { path, originalUrl } = request;
  const params = request.params as Record<string, string>;
  const query = declaredQuery(file, searchOf(originalUrl));
  const write = () => writeFile(file, { ...deps, params, query });
  if (pageCache === undefined || path !== canonicalAddress(file.path, params)) return write();
  const key = cacheKey(path, query);
  const { page } = getOrRender(pageCache, key, deps, () => ({ finished: write() }));
  return (await pageCache.staleWhile(key, page)) ?? page;
}

async function writeFile(
  file: ContentFile,
  context: Omit<FileContext, "markIncomplete">,
): Promise<CacheablePage | undefined> {
  const { securityHeaders, config } = context;
  let incomplete = false;
  const markIncomplete = () => {
    incomplete = true;
  };
  const body = await file.write({ ...context, markIncomplete });
  if (body === undefined) return undefined;
  return {
    status: 200,
    headers: {
      ...securityHeaders(),
      "Content-Type": file.type,
      ...(incomplete ? { "Cache-Control": "no-store" } : revalidated(config)),
      ...(file.vary && { Vary: file.vary }),
      ...(file.isDownload && { "Content-Disposition": attachmentOf(file.path) }),
    },
    body: Buffer.from(body),
    freshness: file.cache,
    incomplete,
  };
}

/** The header `Content-Disposition` that names a file after the last part of its path. */
export function attachmentOf(path: string): string {
  return `attachment; filename="${path.slice(path.lastIndexOf("/") + 1)}"`;
}
