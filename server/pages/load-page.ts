import { AlternatePage, type PageContext } from "../../client/page.ts";
import { settlesWithin } from "../base/with-timeout.ts";
import type { PageDeps } from "./route.ts";
import {
  canonicalPathOf,
  isForOneRequest,
  type LoadedPage,
  type PageRequest,
  type Route,
  type Source,
} from "./route.ts";

/** How long a request waits for a page's data before the page is streamed. */
const STREAM_AFTER_MS = 20;

export function pageSource(route: Route): Source {
  return { ...route, load: (request, deps) => loadPage(route, request, deps) };
}

/** Runs the route's loader. @throws errors of the loader */
async function loadPage(
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

/** True if some of the data is still pending after a short wait. */
export async function isLate({ data }: Pick<LoadedPage, "data">): Promise<boolean> {
  const pending = Object.values(data).filter((value) => value instanceof Promise);
  if (pending.length === 0) return false;
  return !(await settlesWithin(Promise.allSettled(pending), STREAM_AFTER_MS));
}

type RequestContext = Pick<PageContext, "params" | "query" | "markIncomplete">;

/** Creates the input of a page's loader. */
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

/** Loads the data of a page without a request, for the search index. */
export async function loadForSearch(page: Route, deps: PageDeps): Promise<unknown> {
  const request = { params: {}, query: {}, markIncomplete: () => {} };
  return (await page.load?.(createPageContext(deps, request))) ?? {};
}
