import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { PageCache } from "./page-cache.ts";
import type { PageDeps } from "./page-deps.ts";
import type { PageRequest, Route } from "./route.ts";
import { getOrRenderPage } from "./serve-page.ts";

/** Renders the fixed pages in the background and stores them in the page cache. */
export function createCacheWarmer(deps: PageDeps) {
  const { pageCache, routes } = deps;
  const pages = routes
    .filter(({ path, cache }) => cache !== "none" && !path.includes(":"))
    .flatMap((route) => requestsFor(route).map((pageRequest) => ({ route, pageRequest })));
  let running = Promise.resolve();
  let isRequested = false;
  let isStopped = false;

  const warmPages = async (cache: PageCache) => {
    isRequested = false;
    for (const { route, pageRequest } of pages) {
      if (isStopped) return;
      await getOrRenderPage(cache, route, pageRequest, deps).page.catch(() => undefined);
      await yieldToEventLoop();
    }
  };

  return {
    /** Renders all pages that are not fresh, one after another; during a run, after that run. */
    warm(): Promise<void> {
      if (pageCache && !isRequested) {
        isRequested = true;
        running = running.then(() => warmPages(pageCache));
      }
      return running;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}

/** Lists the page without a query and with each allowed value of its parameters. */
function requestsFor({ path, query: declared = {} }: Route): PageRequest[] {
  const queries = Object.entries(declared).flatMap(([name, values]) =>
    values instanceof RegExp ? [] : values.map((value) => ({ [name]: value })),
  );
  return [{}, ...queries].map((query) => ({ path, params: {}, query }));
}
