import { LRUCache } from "lru-cache";
import { settlesWithin } from "../base/with-timeout.ts";
import { type EncodedPage, encodePage, type RenderedPage } from "./encoded-page.ts";
import type { PageResult } from "./route.ts";

const MAX_BYTES = 128 * 1024 * 1024;
/** How long a request waits for a refresh before it gets the stale page. */
const REFRESH_WAIT_MS = 20;

/** Lifetime of a cached page: `content` until content changes, `static` until the process ends. */
export type Freshness = "static" | "content";

export interface CacheablePage extends RenderedPage {
  freshness: Freshness;
  /** True if some data could not be read: the page may be sent but is not stored. */
  incomplete?: boolean;
}

/** A render that requests for the same page share. */
export interface PageRender {
  /** The page before it is rendered, for requests that stream it. */
  loaded?: Promise<PageResult>;
  /** Resolves to undefined if the page does not exist. */
  finished: Promise<CacheablePage | undefined>;
}

/** A stored page, or a page that is sent but not stored. */
export type FoundPage = EncodedPage | RenderedPage;

export interface PageInCache extends Pick<PageRender, "loaded"> {
  /** Resolves to undefined if the page does not exist. */
  page: Promise<FoundPage | undefined>;
}

interface StoredPage {
  page: EncodedPage;
  /** Infinity for a static page. */
  generation: number;
}

/**
 * Caches finished pages by key, limited in bytes; the least recently used page is dropped first. Concurrent
 * requests for a key share one render. A change of content starts a new generation: a page of an older
 * generation is stale and is sent only while a newer one is being rendered.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #renders = new Map<string, PageInCache & { generation: number }>();
  #generation = 0;

  constructor(maxSize = MAX_BYTES) {
    this.#pages = new LRUCache({ maxSize, sizeCalculation: ({ page }) => page.bytes });
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Size of all stored pages in all codings. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Makes all content pages stale, stored ones and those that are being rendered. */
  invalidate(): void {
    this.#generation += 1;
  }

  /** Returns the stored page if it is fresh. */
  get(key: string): EncodedPage | undefined {
    const stored = this.#pages.get(key);
    return stored && stored.generation >= this.#generation ? stored.page : undefined;
  }

  /** Resolves to the stale page if there is one and its refresh takes longer than a moment. */
  async staleWhile(key: string, refresh: Promise<unknown>): Promise<EncodedPage | undefined> {
    const stale = this.#getStale(key);
    return stale && !(await settlesWithin(refresh, REFRESH_WAIT_MS)) ? stale : undefined;
  }

  /**
   * Returns the stored page if it is fresh, else starts or joins a render of this generation. If the render
   * fails or is incomplete, `page` resolves to the stale page, if there is one.
   */
  getOrRender(key: string, start: () => PageRender): PageInCache {
    const stored = this.get(key);
    if (stored !== undefined) return { page: Promise.resolve(stored) };
    const running = this.#renders.get(key);
    if (running?.generation === this.#generation) return running;
    const generation = this.#generation;
    const { loaded, finished } = start();
    const page = this.#store(key, generation, finished).finally(() => {
      if (this.#renders.get(key) === render) this.#renders.delete(key);
    });
    const render = { generation, page, ...(loaded && { loaded }) };
    this.#renders.set(key, render);
    return render;
  }

  async #store(
    key: string,
    generation: number,
    finished: PageRender["finished"],
  ): Promise<FoundPage | undefined> {
    try {
      const rendered = await finished;
      if (rendered?.incomplete) return this.#getStale(key) ?? rendered;
      const page = rendered?.status === 200 ? await encodePage(rendered) : undefined;
      // Content may have changed during rendering and compression.
      if (generation === this.#generation) this.#replace(key, page, rendered?.freshness);
      return page ?? rendered;
    } catch (error) {
      const stale = this.#getStale(key);
      if (stale !== undefined) return stale;
      throw error;
    }
  }

  #getStale(key: string): EncodedPage | undefined {
    return this.#pages.peek(key)?.page;
  }

  #replace(key: string, page: EncodedPage | undefined, freshness: Freshness | undefined): void {
    if (page === undefined) {
      this.#pages.delete(key);
      return;
    }
    const generation = freshness === "static" ? Number.POSITIVE_INFINITY : this.#generation;
    this.#pages.set(key, { page, generation });
  }
}
