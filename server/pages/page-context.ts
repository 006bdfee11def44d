import type { PageContext } from "../../client/page.ts";
import type { Deps } from "../deps.ts";
import { pageIndex } from "../search/page-index.ts";
import { searchSite } from "../search/search-site.ts";
import { createPostReader } from "./post-reader.ts";
import type { Route } from "./route.ts";

type RequestContext = Pick<PageContext, "params" | "query" | "markIncomplete">;

/** Creates the input of a page's loader. */
export function createPageContext(deps: Deps, request: RequestContext): PageContext {
  const { assets, config, log } = deps;
  const { provider, siteKey } = config.captcha;
  return {
    ...request,
    posts: createPostReader(deps, request.markIncomplete),
    search: async (query) =>
      searchSite(deps, await pageIndex({ ...deps, load: loadOf(deps) }), query),
    site: config.site,
    captcha: {
      provider,
      ...(siteKey !== undefined && { siteKey }),
      workerUrl: assets.workers.altcha ?? "",
    },
    hostedVideo: { embedUrl: config.videoEmbedUrl, transcript: config.videoTranscript },
    demoTerms: config.demoTerms,
    schedulingUrl: config.schedulingUrl,
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

/** Returns a function that loads the data of pages for the search index. */
function loadOf(deps: Deps) {
  const request = { params: {}, query: {}, markIncomplete: () => {} };
  return async (page: Route) => (await page.load?.(createPageContext(deps, request))) ?? {};
}
