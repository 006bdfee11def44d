import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { SiteLayout } from "../../client/layout/site-layout.tsx";
import type { Deps } from "../deps.ts";
import type { RenderedPage } from "../middleware/encoded-page.ts";
import { withTimeout } from "../runtime/with-timeout.ts";
import type { PageStyle } from "./assets.ts";
import { Document } from "./document.tsx";
import type { PageResult } from "./load-page.ts";

/** After this time the visitor gets what is there. */
const STREAM_LIMIT_MS = 15_000;
/** A page for the cache may wait longer for its data. */
const RENDER_LIMIT_MS = 60_000;

/** Otherwise React moves boundaries above 12.8 kB to the end of the page, and back by inline script. */
const progressiveChunkSize = Number.POSITIVE_INFINITY;

/**
 * Renders the whole page, once all of its data is there: one document without inline script.
 * @throws the first error of the page's components
 */
export async function renderPage(
  result: PageResult,
  path: string,
  deps: Deps,
): Promise<RenderedPage> {
  deps.metrics.noteRender("whole");
  const rendered = new Promise<Buffer>((resolve, reject) => {
    const stream = renderToPipeableStream(documentOf(result, path, deps), {
      progressiveChunkSize,
      onError: reject,
      onAllReady: () => resolve(buffer(stream.pipe(new PassThrough()))),
    });
  });
  const body = await withTimeout(rendered, RENDER_LIMIT_MS, "The page's data did not arrive");
  return { status: result.status, headers: pageHeaders(result, deps), body };
}

/** A page that is sent while part of its data is still pending. */
export interface StreamedPage {
  headers: Readonly<Record<string, string>>;
  html: PassThrough;
  /** Whether a part that came after the shell failed. Known once `html` has ended. */
  hasFailed(): boolean;
  abort(reason: Error): void;
}

/**
 * Starts a page whose shell is ready, with fallbacks in place of what is pending.
 * @throws the first error of the shell's components
 */
export function streamPage(
  result: PageResult,
  path: string,
  deps: Deps,
  nonce: string,
): Promise<StreamedPage> {
  deps.metrics.noteRender("streamed");
  return new Promise((resolve, reject) => {
    let failed = false;
    const stream = renderToPipeableStream(documentOf(result, path, deps), {
      nonce,
      progressiveChunkSize,
      onShellError: reject,
      onError(error) {
        failed = true;
        deps.log.error({ err: error, path }, "part of a streamed page failed");
      },
      onShellReady() {
        const html = new PassThrough();
        stream.pipe(html);
        const headers = pageHeaders(result, deps, nonce);
        resolve({ headers, html, hasFailed: () => failed, abort });
      },
      onAllReady: () => clearTimeout(limit),
    });
    const limit = setTimeout(abort, STREAM_LIMIT_MS, new Error("The data did not arrive in time"));
    limit.unref();

    function abort(reason: Error) {
      clearTimeout(limit);
      stream.abort(reason);
    }
  });
}

function documentOf(result: PageResult, path: string, deps: Deps): ReactNode {
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
    >
      <SiteLayout site={site} path={path} header={page.header}>
        <page.View data={data} site={site} />
      </SiteLayout>
    </Document>
  );
}

function pageHeaders(
  { page, isForOneRequest }: PageResult,
  { securityHeaders, assets, config }: Deps,
  nonce?: string,
): Record<string, string> {
  const cacheControl = isForOneRequest ? "no-store" : "private, no-cache";
  const isStorable = nonce === undefined && !isForOneRequest;
  const caching = isStorable ? revalidated(config) : { "Cache-Control": cacheControl };
  return {
    ...withStyle(securityHeaders({ nonce, embeds: page.embeds }), assets.styleOf(page)),
    "Content-Type": "text/html; charset=utf-8",
    ...caching,
  };
}

/**
 * Browsers and proxies may store what changes with the content, but ask each time whether it has changed.
 * nginx stores only what is fresh: `X-Accel-Expires` gives it a time in the past, so that it stores the
 * page, revalidates it each time, and can serve it while the site is down.
 */
export function revalidated({ trustProxy }: Pick<Deps["config"], "trustProxy">) {
  const forNginx: Record<string, string> = trustProxy === false ? {} : { "X-Accel-Expires": "@1" };
  return { "Cache-Control": "no-cache", ...forNginx };
}

const CSP = "Content-Security-Policy";

/** The policy trusts the styles in the page's head by their hash. */
function withStyle(headers: Readonly<Record<string, string>>, style: PageStyle) {
  const policy = headers[CSP];
  if (policy === undefined) return headers;
  return { ...headers, [CSP]: policy.replace("style-src ", `style-src '${style.integrity}' `) };
}
