import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import type { ReactNode } from "react";
import { SiteLayout } from "../../client/layout/site-layout.tsx";
import type { Page } from "../../client/page.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { PageStyle } from "../pages/assets.ts";
import { Document } from "../pages/document.tsx";
import { compress, compressingStream } from "./compress.ts";
import { fillHoles, frameOf, Hole, renderFrame, stylePiece, withHole } from "./frame.tsx";
import { asksEachTime } from "./freshness.ts";
import { gzipPage } from "./gzip-page.ts";
import { joined, type PagePiece } from "./known-piece.ts";
import { LATE_FAILURE } from "./late-failure.ts";
import { type Encoding, negotiateEncoding, negotiateLiveEncoding } from "./negotiate.ts";
import type { FinishedPage } from "./packed-pages.ts";
import { renderFinished, renderStreaming } from "./render-page.ts";
import { GRACE_MS, settle } from "./settle.ts";

/** A page with its data, as loaders answer. */
export interface Answer {
  page: Page<unknown>;
  data: object;
  status: number;
  /** Where the page is at home, if not where it was asked for. */
  canonicalPath?: string | undefined;
}

/**
 * Sends one page with its status; gives it back where it went out finished. Shared by
 * routes and error pages.
 */
export async function sendPage(
  request: Request,
  response: Response,
  answer: Answer,
  deps: Deps,
): Promise<FinishedPage | undefined> {
  const accept = request.get("accept-encoding");
  // What went wrong is said even to those who accept no coding at all.
  if (answer.status < 400 && negotiateEncoding(accept) === undefined) {
    throw new HttpError(406, "not_acceptable", "No coding is acceptable");
  }
  const { data, late } = await settle(answer.data, GRACE_MS);
  const negotiate = late ? negotiateEncoding : negotiateLiveEncoding;
  const encoding = negotiate(accept) ?? "identity";
  response.status(answer.status).vary("Accept-Encoding");
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  if (late) {
    await stream(request, response, { ...answer, data }, encoding, deps);
    return undefined;
  }
  const finished = await finish({ ...answer, data }, request.path, deps);
  const body =
    encoding === "gzip" ? gzipPage(finished.pieces) : await compress(finished.html, encoding);
  for (const [name, value] of Object.entries(finished.headers)) response.setHeader(name, value);
  response.setHeader("Content-Length", body.length).end(body);
  return finished;
}

async function stream(
  request: Request,
  response: Response,
  answer: Answer,
  encoding: Encoding,
  deps: Deps,
): Promise<void> {
  deps.metrics.noteRender("streamed");
  const nonce = randomBytes(16).toString("base64");
  let failed = false;
  const page = await renderStreaming(wholePage(answer, request.path, deps), {
    nonce,
    onError(error) {
      failed = true;
      deps.log.error({ err: error, path: request.path }, "a late part of the page failed");
    },
  });
  response.set({ ...pageHeaders(answer.page, deps, nonce), "X-Accel-Buffering": "no" });
  response.on("close", () => page.abort(new Error("The visitor has gone")));
  const html = new PassThrough();
  page.pipe(html);
  const compressing = compressingStream(encoding);
  const whole = async function* (pieces: AsyncIterable<Buffer>) {
    yield* pieces;
    if (failed) yield LATE_FAILURE;
  };
  await (compressing === undefined
    ? pipeline(html, whole, response)
    : pipeline(html, whole, compressing, response)
  ).catch((error) => deps.log.debug({ err: error }, "the visitor has gone"));
}

interface PageInPieces extends FinishedPage {
  /** Those that `html` consists of. */
  pieces: readonly PagePiece[];
}

/** Renders a page all of whose data is there; of what stands round it only what is its own. */
export async function finish(answer: Answer, path: string, deps: Deps): Promise<PageInPieces> {
  deps.metrics.noteRender("whole");
  const { page, data, status } = answer;
  const { site } = deps.config;
  const style = deps.assets.styleOf(page);
  const frame = status === 200 ? frameOf : renderFrame;
  const { before, after } = frame(site, path, page.header);
  const rendered = renderFinished(
    <PageDocument {...{ answer, path, deps }} style={withHole(style)}>
      <Hole />
      <page.View data={data} site={site} />
      <Hole />
    </PageDocument>,
  );
  const pieces = fillHoles(rendered, [stylePiece(style), before, after]);
  return {
    pieces,
    headers: pageHeaders(page, deps),
    // Those who are sent the pieces as gzip need no copy of all of it.
    get html() {
      return joined(pieces);
    },
  };
}

interface PageDocumentProps {
  answer: Answer;
  path: string;
  deps: Deps;
  style: PageStyle;
  children: ReactNode;
}

function PageDocument({ answer, path, deps, style, children }: PageDocumentProps) {
  const { page, data, canonicalPath = path } = answer;
  const { assets, config } = deps;
  return (
    <Document
      head={page.head(data, config.site)}
      canonicalPath={canonicalPath}
      site={config.site}
      assets={assets}
      style={style}
      script={page.script}
    >
      {children}
    </Document>
  );
}

/** The same document whole. */
export function wholePage(answer: Answer, path: string, deps: Deps): ReactNode {
  const { page, data } = answer;
  const { site } = deps.config;
  return (
    <PageDocument {...{ answer, path, deps }} style={deps.assets.styleOf(page)}>
      <SiteLayout site={site} path={path} header={page.header}>
        <page.View data={data} site={site} />
      </SiteLayout>
    </PageDocument>
  );
}

function pageHeaders(page: Page<unknown>, deps: Deps, nonce?: string): Record<string, string> {
  return {
    ...withStyle(deps.securityHeaders({ nonce, embeds: page.embeds }), deps.assets.styleOf(page)),
    "Content-Type": "text/html; charset=utf-8",
    ...(nonce === undefined ? asksEachTime(deps.config) : { "Cache-Control": "private, no-cache" }),
  };
}

const CSP = "Content-Security-Policy";

/** The policy trusts the styles in a page's head by their hash, which is another on every page. */
function withStyle(headers: Readonly<Record<string, string>>, style: PageStyle) {
  const policy = headers[CSP];
  if (policy === undefined) return headers;
  return { ...headers, [CSP]: policy.replace("style-src ", `style-src '${style.integrity}' `) };
}
