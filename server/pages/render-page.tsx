import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { SiteLayout } from "../../client/layout/site-layout.tsx";
import { RETRY_AFTER_SECONDS } from "../base/errors.ts";
import { withTimeout } from "../base/with-timeout.ts";
import type { PageStyle } from "./assets.ts";
import { Document } from "./document.tsx";
import type { PageDeps } from "./page-deps.ts";
import type { Rendered } from "./rendered.ts";
import type { LoadedPage } from "./route.ts";

/** After this time a streamed page ends without the pending data. */
const STREAM_TIMEOUT_MS = 15_000;
/** No visitor waits for a render for the cache, so its timeout is longer. */
const RENDER_TIMEOUT_MS = 60_000;

/** Otherwise React sends large boundaries at the end of the page and moves them by inline script. */
const progressiveChunkSize = Number.POSITIVE_INFINITY;

/**
 * Renders the whole page after all of its data is loaded, without inline scripts.
 * @throws the first error of the page's components
 */
export async function renderPage(
  result: LoadedPage,
  path: string,
  deps: PageDeps,
): Promise<Rendered> {
  deps.metrics.recordRender("whole");
  const rendered = new Promise<Buffer>((resolve, reject) => {
    const stream = renderToPipeableStream(documentOf(result, path, deps), {
      progressiveChunkSize,
      onError: reject,
      onAllReady: () => resolve(buffer(stream.pipe(new PassThrough()))),
    });
  });
  const body = await withTimeout(rendered, RENDER_TIMEOUT_MS, "The page's data did not arrive");
  return { status: result.status, headers: pageHeaders(result, deps), body };
}

/** A page that is sent while some of its data is pending. */
interface StreamedPage {
  headers: Readonly<Record<string, string>>;
  html: PassThrough;
  /** Whether a part after the shell failed. Valid after the end of `html`. */
  hasFailed(): boolean;
  /** Ends the render of a page whose client has left. */
  abort(): void;
}

/**
 * Starts to render a page, with fallbacks for pending data. Resolves when the shell is ready.
 * @throws the first error of the shell's components
 */
export function streamPage(
  result: LoadedPage,
  path: string,
  deps: PageDeps,
  nonce: string,
): Promise<StreamedPage> {
  deps.metrics.recordRender("streamed");
  return new Promise((resolve, reject) => {
    let failed = false;
    let hasLeft = false;
    const stream = renderToPipeableStream(documentOf(result, path, deps), {
      nonce,
      progressiveChunkSize,
      onShellError: reject,
      onError(error) {
        failed = true;
        if (!hasLeft) deps.log.warn({ err: error, path }, "part of a streamed page failed");
      },
      onShellReady() {
        const html = new PassThrough();
        stream.pipe(html);
        const headers = pageHeaders(result, deps, nonce);
        const abort = () => {
          hasLeft = true;
          end(new Error("The client left"));
        };
        resolve({ headers, html, hasFailed: () => failed, abort });
      },
      onAllReady: () => clearTimeout(timer),
    });
    const timer = setTimeout(end, STREAM_TIMEOUT_MS, new Error("The data did not arrive in time"));
    timer.unref();

    function end(reason: Error) {
      clearTimeout(timer);
      stream.abort(reason);
    }
  });
}

function documentOf(result: LoadedPage, path: string, deps: PageDeps): ReactNode {
  const { page, data, canonicalPath = path } = result;
  const { assets, config } = deps;
  const { site } = config;
  return (
    <Document
      head={page.head(data, site)}
      canonicalPath={canonicalPath}
      site={site}
      assets={assets}
      style={assets.styleOf(page)}
      script={page.script}
      hasMarkdown={page.hasMarkdown}
    >
      <SiteLayout site={site} path={path} header={page.header}>
        <page.View data={data} site={site} />
      </SiteLayout>
    </Document>
  );
}

/** Headers of a page. Valid once its data is loaded, or has a nonce because it is streamed. */
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
    ...withStyle(securityHeaders({ nonce, embeds: page.embeds }), assets.styleOf(page)),
    "Content-Type": "text/html; charset=utf-8",
    ...(location && { Location: location }),
    ...(page.hasMarkdown && { Vary: "Accept" }),
    ...(isStorable ? revalidated(config) : notStored),
    ...(status === 503 && { "Retry-After": String(RETRY_AFTER_SECONDS) }),
  };
}

/**
 * Headers that let browsers and proxies store a response but revalidate it for each request. nginx does
 * not store `no-cache` responses: `X-Accel-Expires` with a time in the past makes it store the page,
 * revalidate it, and serve it while the site is down.
 */
export function revalidated({ trustProxy }: Pick<PageDeps["config"], "trustProxy">) {
  const nginxHeaders: Record<string, string> =
    trustProxy === false ? {} : { "X-Accel-Expires": "@1" };
  return { "Cache-Control": "no-cache", ...nginxHeaders };
}

const CSP = "Content-Security-Policy";

/** Adds the hash of the page's inline styles to the policy. */
function withStyle(headers: Readonly<Record<string, string>>, style: PageStyle) {
  const policy = headers[CSP];
  if (policy === undefined) return headers;
  return { ...headers, [CSP]: policy.replace("style-src ", `style-src '${style.integrity}' `) };
}
