import { setTimeout as delay, setImmediate as yieldToEventLoop } from "node:timers/promises";
import { cacheKey } from "./page-cache.ts";
import { renderShared } from "./serve.ts";
import type { PageDeps, PageRequest, Source } from "./source.ts";

/** Interval and number of further tries for pages that could not be read completely. */
const RETRY_MS = 1_000;
const RETRIES = 30;

/** Renders and stores sources in the background, except those without storage or with a parameter in their address. */
export function createCacheWarmer(deps: PageDeps, sources: readonly Source[]) {
  const { pageCache, log } = deps;
  const pages = sources
    .filter(({ path, cache }) => cache !== "none" && !path.includes(":"))
    .flatMap((source) => requestsFor(source).map((wanted) => ({ source, wanted })));
  const stopping = new AbortController();
  let running = Promise.resolve();
  /** Whether a run waits for the present one to end. */
  let isQueued = false;

  const missing = () =>
    pages.filter(({ wanted }) => !pageCache?.get(cacheKey(wanted.path, wanted.query)));

  const warmPages = async () => {
    isQueued = false;
    for (const { source, wanted } of missing()) {
      if (pageCache === undefined || stopping.signal.aborted) return;
      await renderShared(source, wanted, { ...deps, pageCache }).page.catch(() => undefined);
      await yieldToEventLoop();
    }
  };

  /** Renders all pages that are not fresh, one after another; during a run, after that run. */
  const warm = (): Promise<void> => {
    if (pageCache && !isQueued) {
      isQueued = true;
      running = running.then(warmPages);
    }
    return running;
  };

  return {
    warm,
    /** Renders until every page is stored, or `RETRIES` are used, so that one post does not keep the site unready. */
    async warmAll(): Promise<void> {
      await warm();
      for (let retry = 0; pageCache && missing().length > 0 && retry < RETRIES; retry += 1) {
        await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        await warm();
      }
      const paths = missing().map(({ wanted }) => wanted.path);
      if (pageCache && paths.length > 0) log.warn({ paths }, "some pages are not whole yet");
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}

/** Lists the page without a query and with each allowed value of its parameters. */
function requestsFor({ path, query: declared = {} }: Source): PageRequest[] {
  const queries = Object.entries(declared).flatMap(([name, values]) =>
    values instanceof RegExp ? [] : values.map((value) => ({ [name]: value })),
  );
  return [{}, ...queries].map((query) => ({ path, params: {}, query }));
}
