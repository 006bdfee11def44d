import { LRUCache } from "lru-cache";
import { HttpError } from "../base/errors.ts";
import { settlesWithin } from "../base/with-timeout.ts";
import { type Encoded, encode, isStorable, type Rendered } from "./rendered.ts";
import type { LoadedPage, Source } from "./route.ts";

const MAX_BYTES = 128 * 1024 * 1024;
/** How long a request waits for a refresh before it gets the stale page. */
const REFRESH_WAIT_MS = 20;

interface StoredPage {
  page: Encoded;
  /** The path of its source. */
  route: string;
  /** Infinity for a static page. */
  generation: number;
}

/** A render that begins. */
interface Start {
  source: Pick<Source, "path" | "cache">;
  loaded?: SharedRender["loaded"];
  rendered: Promise<Rendered>;
}

/** The stored page, or a render that the requests for it share. */
export interface SharedRender {
  /** What the source loaded, for requests that stream it. Undefined for a stored page. */
  loaded?: Promise<LoadedPage | Rendered> | undefined;
  /** `Rendered` if the page is not stored, such as an incomplete one. */
  page: Promise<Encoded | Rendered>;
}

/**
 * Caches finished pages by key, limited in bytes; the least recently used page is dropped first. Concurrent
 * requests for a key share one render. A change of content starts a new generation: a page of an older
 * generation is stale and is sent only while a newer one is being rendered.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #renders = new Map<string, SharedRender & { generation: number }>();
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

  /** Resolves to the stored page if there is one and its refresh takes longer than a moment. */
  async staleIfSlow(key: string, refresh: Promise<unknown>): Promise<Encoded | undefined> {
    const stored = this.#pages.peek(key)?.page;
    return stored && !(await settlesWithin(refresh, REFRESH_WAIT_MS)) ? stored : undefined;
  }

  /**
   * Returns the stored page if it is fresh, else starts or joins a render of this generation. If the render
   * fails or is incomplete, `page` resolves to the stale page, if there is one.
   */
  getOrRender(key: string, start: () => Start): SharedRender {
    const stored = this.get(key);
    if (stored !== undefined) return { page: Promise.resolve(stored.page) };
    const running = this.#renders.get(key);
    if (running?.generation === this.#generation) return running;
    const generation = this.#generation;
    const started = start();
    const page = this.#finish(key, generation, started).finally(() => {
      if (this.#renders.get(key) === render) this.#renders.delete(key);
    });
    const render = { generation, page, loaded: started.loaded };
    this.#renders.set(key, render);
    return render;
  }

  async #finish(
    key: string,
    generation: number,
    { rendered, source }: Start,
  ): Promise<Encoded | Rendered> {
    const stale = () => this.#pages.peek(key)?.page;
    try {
      const page = await rendered;
      if (isStorable(page)) return await this.#store(key, generation, page, source);
      if (isGone(page)) this.#pages.delete(key);
      return stale() ?? page;
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
    { path, cache }: Start["source"],
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
