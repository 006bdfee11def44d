import { LRUCache } from "lru-cache";
import { HttpError } from "../base/errors.ts";
import { settlesWithin } from "../base/with-timeout.ts";
import { type Encoded, encode, isStorable, type Rendered } from "./rendered.ts";
import type { LoadedPage, Source } from "./route.ts";

const MAX_BYTES = 128 * 1024 * 1024;
/** How long a request waits for a refresh before it gets the stale page. */
const REFRESH_WAIT_MS = 20;

/** A stored page, or a page that is sent but not stored. */
export type FoundPage = Encoded | Rendered;

/** A render that requests for the same page share. */
interface Render {
  source: Pick<Source, "path" | "cache">;
  /** The page before it is rendered, for requests that stream it; undefined for a file or without data. */
  loaded?: Promise<LoadedPage | undefined>;
  rendered: Promise<Rendered>;
}

export interface PageInCache extends Pick<Render, "loaded"> {
  page: Promise<FoundPage>;
}

interface StoredPage {
  page: Encoded;
  /** The path of its source. */
  route: string;
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

  /** Memory of all stored pages in all codings. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Makes all content pages stale, stored ones and those that are being rendered. */
  invalidate(): void {
    this.#generation += 1;
  }

  /** Returns the stored page if it is fresh. */
  get(key: string): Pick<StoredPage, "page" | "route"> | undefined {
    const stored = this.#pages.get(key);
    return stored && stored.generation >= this.#generation ? stored : undefined;
  }

  /** Resolves to the stale page if there is one and its refresh takes longer than a moment. */
  async staleWhile(key: string, refresh: Promise<unknown>): Promise<Encoded | undefined> {
    const stale = this.#pages.peek(key)?.page;
    return stale && !(await settlesWithin(refresh, REFRESH_WAIT_MS)) ? stale : undefined;
  }

  /**
   * Returns the stored page if it is fresh, else starts or joins a render of this generation. If the render
   * fails or is incomplete, `page` resolves to the stale page, if there is one.
   */
  getOrRender(key: string, start: () => Render): PageInCache {
    const stored = this.get(key);
    if (stored !== undefined) return { page: Promise.resolve(stored.page) };
    const running = this.#renders.get(key);
    if (running?.generation === this.#generation) return running;
    const generation = this.#generation;
    const started = start();
    const { loaded } = started;
    const page = this.#finish(key, generation, started).finally(() => {
      if (this.#renders.get(key) === render) this.#renders.delete(key);
    });
    const render = { generation, page, ...(loaded && { loaded }) };
    this.#renders.set(key, render);
    return render;
  }

  async #finish(key: string, generation: number, render: Render): Promise<FoundPage> {
    const stale = () => this.#pages.peek(key)?.page;
    try {
      const rendered = await render.rendered;
      if (isStorable(rendered)) return await this.#store(key, generation, rendered, render.source);
      if (isGone(rendered)) this.#pages.delete(key);
      return stale() ?? rendered;
    } catch (error) {
      if (error instanceof HttpError && isGone(error)) this.#pages.delete(key);
      const page = stale();
      if (page === undefined) throw error;
      return page;
    }
  }

  async #store(
    key: string,
    generation: number,
    rendered: Rendered,
    { path, cache }: Render["source"],
  ): Promise<Encoded> {
    const page = await encode(rendered);
    // Content may have changed during rendering and compression.
    if (generation === this.#generation) {
      const lifetime = cache === "static" ? Number.POSITIVE_INFINITY : generation;
      this.#pages.set(key, { page, route: path, generation: lifetime });
    }
    return page;
  }
}

/** Whether the page is at another address now, or nowhere. */
function isGone({ status }: { status: number }): boolean {
  return status === 308 || status === 404;
}
