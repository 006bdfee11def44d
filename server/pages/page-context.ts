import type { PageContext } from "../../client/page.ts";
import { createPostReader } from "../posts/post-reader.ts";
import type { PageDeps } from "./page-deps.ts";
import type { Route } from "./route.ts";

type RequestContext = Pick<PageContext, "params" | "query" | "markIncomplete">;

/** Creates the input of a page's loader. */
export function createPageContext(deps: PageDeps, request: RequestContext): PageContext {
  const { assets, config, log } = deps;
  const { site } = config;
  const { provider, siteKey } = config.captcha;
  return {
    ...request,
    posts: createPostReader(deps, request.markIncomplete),
    search: (query) => deps.siteSearch.search(query),
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
