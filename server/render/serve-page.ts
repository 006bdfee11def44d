import type { RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import {
  canonicalPathOf,
  declaredQuery,
  Instead,
  pageKey,
  type Route,
  searchOf,
} from "../pages/route.ts";
import type { FinishedPage, PackedPages } from "./packed-pages.ts";
import { type Answer, finish, sendPage } from "./send-page.tsx";
import { settle } from "./settle.ts";

/** Nobody waits for a page that is made to be kept. */
const PATIENT_MS = 60_000;

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
    const asked = {
      path: request.path,
      params: request.params as Record<string, string>,
      query: declaredQuery(route.query, searchOf(request.originalUrl)),
    };
    const epoch = packed?.epoch;
    const answer = await load(route, asked, deps);
    const finished = await sendPage(request, response, answer, deps);
    if (packed === undefined || route.keep === "never" || answer.status !== 200) return;
    if (answer.isIncomplete() || packed.epoch !== epoch) return;
    if (request.path !== addressOf(route, asked.params)) return;
    const page = async () => finished ?? finishedPage(route, asked, deps);
    packed
      .pack(pageKey(asked.path, asked.query), page)
      .catch((error) => deps.log.warn({ err: error, path: asked.path }, "page not packed"));
  };
}

/** Renders a route's page whole, however late its data is, to be kept. */
export async function finishedPage(route: Route, asked: Asked, deps: Deps): Promise<FinishedPage> {
  const answer = await load(route, asked, deps);
  if (answer.status >= 500) throw new Error(`${asked.path} could not be read`);
  if (answer.status !== 200) throw new HttpError(404, "not_found", `${asked.path} is gone`);
  const { data } = await settle(answer.data, PATIENT_MS);
  if (answer.isIncomplete()) throw new Error(`${asked.path} could not be read whole`);
  return finish({ ...answer, data }, asked.path, deps);
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
  const canonicalPath = canonicalPathOf(route, asked.path, query);
  return { page: route.page, data, status: 200, canonicalPath, isIncomplete };
}

/** The one spelling of a route's address, which alone is kept. */
function addressOf(route: Route, params: Asked["params"]): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
