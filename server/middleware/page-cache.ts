import { LRUCache } from "lru-cache";
import type { PageResult } from "../pages/load-page.ts";
import { type EncodedPage, encodePage, type RenderedPage } from "./encoded-page.ts";

const MAX_BYTES = 128 * 1024 * 1024;

/** How long a rendered page stays fresh: `content` until content changes, `static` as long as the process runs. */
export type Freshness = "static" | "content";

export interface CacheablePage extends RenderedPage {
  freshness: Freshness;
  /** Part of the data could not be read: the page may be sent, but is not stored. */
  incomplete?: boolean;
}

/** A render that requests for the same page share. */
export interface PageRender {
  /** The page before it is rendered, for requests that stream it. */
  loaded?: Promise<PageResult>;
  /** Resolves to undefined when there is no such page. */
  finished: Promise<CacheablePage | undefined>;
}

export interface PageInCache extends Pick<PageRender, "loaded"> {
  /** Resolves to undefined when there is no such page. */
  page: Promise<EncodedPage | undefined>;
}

interface StoredPage {
  page: EncodedPage;
  /** Infinity for a static page. */
  generation: number;
}

/**
 * Finished pages by key, bounded in bytes: the least recently used page goes first. Concurrent requests
 * for a key share one render. Content has generations: a page of an older generation is not fresh, and is
 * only sent while a newer one cannot be rendered.
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

  /** Of all stored pages in all codings. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Content has changed: no content page stored or begun before this call is fresh any more. */
  invalidate(): void {
    this.#generation += 1;
  }

  /** The stored page, if it is fresh. */
  get(key: string): EncodedPage | undefined {
    const stored = this.#pages.get(key);
    return stored && stored.generation >= this.#generation ? stored.page : undefined;
  }

  /** The stored page, even if content has changed since it was rendered. */
  getStale(key: string): EncodedPage | undefined {
    return this.#pages.peek(key)?.page;
  }

  /**
   * The stored page if it is fresh, else the page of the render of this generation, which is started unless
   * it is running. When the render fails or is incomplete, `page` resolves to the old page, if there is one.
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
  ): Promise<EncodedPage | undefined> {
    try {
      const rendered = await finished;
      if (rendered?.incomplete) return this.getStale(key) ?? (await encodePage(rendered));
      const page = rendered && (await encodePage(rendered));
      // Compared after the compression: content may have changed meanwhile.
      if (generation === this.#generation) this.#replace(key, page, rendered?.freshness);
      return page;
    } catch (error) {
      const stale = this.getStale(key);
      if (stale !== undefined) return stale;
      throw error;
    }
  }

  #replace(key: string, page: EncodedPage | undefined, freshness: Freshness | undefined): void {
    if (page?.status !== 200) {
      this.#pages.delete(key);
      return;
    }
    const generation = freshness === "static" ? Number.POSITIVE_INFINITY : this.#generation;
    this.#pages.set(key, { page, generation });
  }
}
