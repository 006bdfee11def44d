import { setImmediate as nextTurn } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { PageCache } from "../middleware/page-cache.ts";
import type { PageRequest } from "./load-page.ts";
import type { Route } from "./route.ts";
import { getOrRenderPage } from "./serve-page.ts";

/** Renders the fixed pages that are not fresh in the page cache, one after another. */
export interface CacheWarmer {
  /** Ends a run that is under way: it began before the change. */
  warm(): Promise<void>;
  stop(): Promise<void>;
}

export function createCacheWarmer(deps: Deps, routes: readonly Route[]): CacheWarmer {
  const { pageCache } = deps;
  const pages = routes
    .filter(({ path, cache }) => cache !== "none" && !path.includes(":"))
    .flatMap((route) => requestsFor(route).map((wanted) => ({ route, wanted })));
  let lastRun = 0;
  let running = Promise.resolve();

  const warmPages = async (cache: PageCache, run: number) => {
    for (const { route, wanted } of pages) {
      if (run !== lastRun) return;
      await getOrRenderPage(cache, route, wanted, deps).page.catch(() => undefined);
      await nextTurn();
    }
  };

  return {
    warm() {
      lastRun += 1;
      const run = lastRun;
      running = running.then(() => pageCache && warmPages(pageCache, run));
      return running;
    },
    async stop() {
      lastRun += 1;
      await running;
    },
  };
}

/** The page without a query, and with each listed value of its parameters. */
function requestsFor({ path, query = {} }: Route): PageRequest[] {
  const queries = Object.entries(query).flatMap(([name, values]) =>
    values instanceof RegExp ? [] : values.map((value) => ({ [name]: value })),
  );
  return [{}, ...queries].map((wanted) => ({ path, params: {}, query: wanted }));
}
