import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler, Response } from "express";
import { SiteLayout } from "../../client/layout/site-layout.tsx";
import type { Page } from "../../client/page.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import { compress, compressingStream } from "./compress.ts";
import { Document } from "./document.tsx";
import { LATE_FAILURE } from "./late-failure.ts";
import { type Encoding, negotiateEncoding } from "./negotiate.ts";
import type { FinishedPage, PackedPages } from "./packed-pages.ts";
import { renderFinished, renderStreaming } from "./render-page.ts";
import { declaredQuery, Instead, pageKey, type Route } from "./route.ts";
import { GRACE_MS, settle } from "./settle.ts";

/** A page with its data, as loaders answer. */
interface Answer {
  page: Page<unknown>;
  data: object;
  status: number;
  /** Where the page is at home, if not where it was asked for. */
  canonicalPath?: string | undefined;
}

interface Loaded extends Answer {
  /** Whether something could not be read, so that the page must not be kept. */
  isIncomplete(): boolean;
}

/** Where a page is asked for: its path and what the route understands of it. */
export interface Asked {
  path: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** Answers one route: finished when its data is there, else streamed. */
export function servePage(route: Route, deps: Deps, packed?: PackedPages): RequestHandler {
  return async (request, response) => {
    const search = new URL(request.originalUrl, "http://localhost").searchParams;
    const asked = {
      path: request.path,
      params: request.params as Record<string, string>,
      query: declaredQuery(route.query, search),
    };
    const answer = await load(route, asked, deps);
    const finished = await sendPage(request, response, answer, deps);
    if (packed === undefined || route.keep === "never" || answer.status !== 200) return;
    if (answer.isIncomplete()) return;
    if (request.path !== addressOf(route, asked.params)) return;
    const page =
      finished === undefined ? () => finishedPage(route, asked, deps) : async () => finished;
    packed
      .pack(pageKey(asked.path, asked.query), page)
      .catch((error) => deps.log.warn({ err: error, path: asked.path }, "page not packed"));
  };
}

/** Renders a route's page whole, however late its data is. */
export async function finishedPage(route: Route, asked: Asked, deps: Deps): Promise<FinishedPage> {
  const answer = await load(route, asked, deps);
  if (answer.status !== 200)
    throw new HttpError(answer.status, "not_found", `${asked.path} is gone`);
  const { data } = await settle(answer.data, 2 ** 31 - 1);
  if (answer.isIncomplete()) throw new Error(`${asked.path} could not be read whole`);
  const html = await renderFinished(documentOf({ ...answer, data }, asked.path, deps));
  return { html, headers: pageHeaders(deps) };
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
  const encoding = negotiateEncoding(request.get("accept-encoding"));
  if (encoding === undefined) throw new HttpError(406, "not_acceptable", "No coding is acceptable");
  const { data, late } = await settle(answer.data, GRACE_MS);
  response.status(answer.status).vary("Accept-Encoding");
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  if (late) {
    await stream(request, response, { ...answer, data }, encoding, deps);
    return undefined;
  }
  const html = await renderFinished(documentOf({ ...answer, data }, request.path, deps));
  const headers = pageHeaders(deps);
  const body = await compress(html, encoding);
  response.set(headers).set("Content-Length", String(body.length)).end(body);
  return { html, headers };
}

async function stream(
  request: Request,
  response: Response,
  answer: Answer,
  encoding: Encoding,
  deps: Deps,
): Promise<void> {
  const nonce = randomBytes(16).toString("base64");
  let failed = false;
  const page = await renderStreaming(documentOf(answer, request.path, deps), {
    nonce,
    onError(error) {
      failed = true;
      deps.log.error({ err: error, path: request.path }, "a late part of the page failed");
    },
  });
  response.set({ ...pageHeaders(deps, nonce), "X-Accel-Buffering": "no" });
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

async function load(route: Route, asked: Asked, deps: Deps): Promise<Loaded> {
  const { params, query } = asked;
  let incomplete = false;
  const context = {
    ...deps,
    params,
    query,
    markIncomplete: () => {
      incomplete = true;
    },
  };
  const data = await route.load(context);
  const isIncomplete = () => incomplete;
  if (data instanceof Instead) {
    return { page: data.page, data: data.data, status: data.status, isIncomplete };
  }
  return { page: route.page, data, status: 200, canonicalPath: route.aliasOf, isIncomplete };
}

function documentOf({ page, data, canonicalPath = path }: Answer, path: string, deps: Deps) {
  const { site } = deps.config;
  return (
    <Document
      head={page.head(data, site)}
      canonicalPath={canonicalPath}
      site={site}
      assets={deps.assets}
    >
      <SiteLayout site={site} path={path} header={page.header ?? "plain"}>
        <page.View data={data} site={site} />
      </SiteLayout>
    </Document>
  );
}

function pageHeaders(deps: Deps, nonce?: string): Record<string, string> {
  return {
    ...deps.securityHeaders(nonce),
    "Content-Type": "text/html; charset=utf-8",
    // Kept by browsers, asked after each time: a 304 costs next to nothing.
    "Cache-Control": nonce === undefined ? "no-cache" : "private, no-cache",
  };
}

/** The one spelling of a route's address, which alone is kept. */
function addressOf(route: Route, params: Asked["params"]): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
