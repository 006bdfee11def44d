import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Request, Response } from "express";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { SiteLayout } from "../../client/layout/site-layout.tsx";
import { AlternatePage, type PageContext } from "../../client/page.ts";
import { RETRY_AFTER_SECONDS } from "../base/errors.ts";
import { settlesWithin, withTimeout } from "../base/with-timeout.ts";
import { configuredSinks } from "../demo-requests/outbox/sink.ts";
import { codingFor, sendCompressed, withCoding } from "../http/content-coding.ts";
import { allowInline, revalidated } from "../http/response-headers.ts";
import { Document } from "./document.tsx";
import { cacheKey, type Rendered } from "./page-cache.ts";
import type { LoadedPage, PageDeps, PageRequest, Route, Source } from "./source.ts";

/** How long a request waits for a page's data before the page is streamed. */
const STREAM_AFTER_MS = 20;
/** After this time a streamed page ends without the pending data. */
const STREAM_TIMEOUT_MS = 15_000;
/** After this time a render for the cache fails. It is longer, because visitors get a page with late data streamed. */
const RENDER_TIMEOUT_MS = 60_000;

/** With a finite size, React would send large parts at the end of the page and move them by inline script. */
const progressiveChunkSize = Number.POSITIVE_INFINITY;

export function pageSource(route: Route): Source {
  return { ...route, load: (request, deps) => loadPage(route, request, deps) };
}

/** Calls `load` of the page. @throws its errors */
export async function loadPage(
  route: Route,
  { path, params, query }: PageRequest,
  deps: PageDeps,
): Promise<LoadedPage> {
  let incomplete = false;
  const markIncomplete = () => {
    incomplete = true;
  };
  const context = createPageContext(deps, { params, query, markIncomplete });
  const data: object = (await route.load?.(context)) ?? {};
  const requested = {
    isForOneRequest: isForOneRequest(route, query),
    isPrivate: route.cache === "none",
    isIncomplete: () => incomplete,
  };
  if (data instanceof AlternatePage) {
    const { page, status, location } = data;
    return { ...requested, page, data: data.data, status, location };
  }
  const canonicalPath = canonicalPathOf(route, path, query);
  return { ...requested, page: route, data, status: 200, canonicalPath };
}

/** True if the answer depends on values that only this request has. */
export function isForOneRequest(
  { cache, fields = [] }: Pick<Source, "cache" | "fields">,
  query: Readonly<Record<string, string>>,
): boolean {
  return cache === "none" || fields.some((name) => query[name] !== undefined);
}

type RequestContext = Pick<PageContext, "params" | "query" | "markIncomplete">;

/** Creates the input of a page's `load`. */
function createPageContext(deps: PageDeps, request: RequestContext): PageContext {
  const { assets, config, log } = deps;
  const { site } = config;
  const { provider, siteKey } = config.captcha;
  return {
    ...request,
    posts: deps.postReader(request.markIncomplete),
    search: deps.search,
    site,
    captcha: {
      provider,
      ...(siteKey !== undefined && { siteKey }),
      workerUrl: assets.workers.altcha ?? "",
    },
    hostedVideo: { embedUrl: config.videoEmbedUrl, transcript: config.videoTranscript },
    retentionDays: config.demoRequestRetentionDays,
    requestCopies: configuredSinks(config.delivery),
    async attempt(reading, fallback) {
      try {
        return await reading;
      } catch (error) {
        log.error({ err: error }, "some data of a page could not be read");
        request.markIncomplete();
        return fallback;
      }
    },
  };
}

/**
 * Returns the canonical path of a page. It contains query parameters with a pattern, such as a page number,
 * but not those with listed values, which only filter the same page.
 */
function canonicalPathOf(
  { aliasOf, query: declared = {} }: Pick<Route, "aliasOf" | "query">,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  if (aliasOf !== undefined) return aliasOf;
  const hasPattern = Object.keys(query).some((name) => declared[name] instanceof RegExp);
  return hasPattern ? cacheKey(path, query) : path;
}

/** True if some of the data is still pending after a short wait. */
export async function isLate({ data }: Pick<LoadedPage, "data">): Promise<boolean> {
  const pending = Object.values(data).filter((value) => value instanceof Promise);
  if (pending.length === 0) return false;
  return !(await settlesWithin(Promise.allSettled(pending), STREAM_AFTER_MS));
}

/**
 * Renders the whole page after all of its data is loaded, without inline scripts.
 * @throws the first error of the page's components
 */
export async function renderPage(
  loaded: LoadedPage,
  path: string,
  deps: PageDeps,
): Promise<Rendered> {
  const rendered = new Promise<Buffer>((resolve, reject) => {
    const stream = renderToPipeableStream(documentOf(loaded, path, deps), {
      progressiveChunkSize,
      onError: reject,
      onAllReady: () => resolve(buffer(stream.pipe(new PassThrough()))),
    });
  });
  const body = await withTimeout(rendered, RENDER_TIMEOUT_MS, "The page's data did not arrive");
  return { status: loaded.status, headers: pageHeaders(loaded, deps), body };
}

/**
 * Sent after a streamed page if a late part failed. Browsers append markup after the end of the document
 * to its body, so it appears at the bottom of the page.
 */
const LATE_FAILURE =
  '<div class="late-failure" role="alert"><strong>Part of this page could not be loaded.</strong> ' +
  "Please reload it in a moment.</div>";

/**
 * Sends the shell of the page with fallbacks for pending data, and the rest when the data arrives.
 * @throws the first error of the shell's components
 */
export async function sendStreamed(
  request: Request,
  response: Response,
  loaded: LoadedPage,
  deps: PageDeps,
): Promise<void> {
  const { path } = request;
  const { log } = deps;
  const coding = codingFor(request, loaded.status);
  const nonce = randomBytes(16).toString("base64");
  const html = new PassThrough();
  let hasFailed = false;
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(documentOf(loaded, path, deps), {
      nonce,
      progressiveChunkSize,
      onShellError: reject,
      onShellReady() {
        stream.pipe(html);
        resolve();
      },
      onError(error) {
        hasFailed = true;
        if (!response.destroyed) log.warn({ err: error, path }, "part of a streamed page failed");
      },
    });
    const late = new Error("The data did not arrive in time");
    const timer = setTimeout(() => stream.abort(late), STREAM_TIMEOUT_MS).unref();
    response.once("close", () => {
      clearTimeout(timer);
      stream.abort(new Error("The client left"));
    });
  });
  response.status(loaded.status).set(withCoding(pageHeaders(loaded, deps, nonce), coding));
  // By default nginx would buffer the whole page.
  response.setHeader("X-Accel-Buffering", "no");
  const body = async function* () {
    yield* html as AsyncIterable<Buffer>;
    if (hasFailed) yield LATE_FAILURE;
  };
  await sendCompressed(body(), coding, response, { log, path });
}

function documentOf(loaded: LoadedPage, path: string, deps: PageDeps): ReactNode {
  const { page, data, canonicalPath = path } = loaded;
  const { assets, config } = deps;
  const { site } = config;
  return (
    <Document
      head={page.head(data, site)}
      canonicalPath={canonicalPath}
      page={page}
      site={site}
      assets={assets}
    >
      <SiteLayout site={site} path={path} header={page.header}>
        <page.View data={data} site={site} />
      </SiteLayout>
    </Document>
  );
}

/** Headers of a page that is streamed with a nonce, or whose data is all loaded: `isIncomplete` is not valid before. */
function pageHeaders(
  { page, status, location, isForOneRequest, isPrivate, isIncomplete }: LoadedPage,
  { securityHeaders, assets, config }: PageDeps,
  nonce?: string,
): Record<string, string> {
  const isStorable = status === 200 && nonce === undefined && !isForOneRequest && !isIncomplete?.();
  const notStored = {
    "Cache-Control": status === 200 && isPrivate ? "private, no-store" : "no-store",
  };
  return {
    ...allowInline(page.embeds ? securityHeaders.embedding : securityHeaders.plain, {
      styleHash: assets.styleOf(page).integrity,
      nonce,
    }),
    "Content-Type": "text/html; charset=utf-8",
    ...(location && { Location: location }),
    ...(page.hasMarkdown && { Vary: "Accept" }),
    ...(isStorable ? revalidated(config) : notStored),
    ...(status === 503 && { "Retry-After": String(RETRY_AFTER_SECONDS) }),
  };
}
