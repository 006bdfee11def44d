import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { HttpError } from "../base/errors.ts";
import { settlesWithin } from "../base/with-timeout.ts";
import { type Coding, compress, withCoding } from "../http/content-coding.ts";
import type { LoadedPage, Source } from "./source.ts";

/** A page or file before compression. */
export interface Rendered {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A page in every content coding, ready to send. */
export interface Encoded {
  etag: string;
  lastModified: string | undefined;
  /** Headers of a 304 (RFC 9110, section 15.4.5). */
  notModifiedHeaders: HeaderList;
  variants: Record<Coding, Variant>;
  /** Memory of all variants together. */
  bytes: number;
}

interface Variant {
  headers: HeaderList;
  body: Buffer;
}

/** Alternating names and values, in the format of `writeHead`. */
type HeaderList = readonly string[];

const MAX_BYTES = 128 * 1024 * 1024;
/** Approximate memory of a page besides its bodies: headers and objects. */
const OVERHEAD_BYTES = 4_096;
/** How long a request waits for a refresh before it gets the stale page. */
const REFRESH_WAIT_MS = 20;

interface StoredPage {
  page: Encoded;
  /** The address or pattern of its source. */
  sourcePath: string;
  /** The last generation in which the page is fresh: that of its render; Infinity for a static page. */
  freshUntil: number;
}

/** A render that begins. Without `loaded`, no request streams the page. */
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

/** Returns a page's key: the path with its declared query, so that `?utm_source=x` has no effect. */
export function cacheKey(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/**
 * Caches finished pages by key, limited in bytes; the least recently used page is dropped first. Concurrent
 * requests for a key share one render. A change of content starts a new generation: a page of an older
 * generation is stale and is sent only if its refresh takes longer than `REFRESH_WAIT_MS`, fails or may not be stored.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #renders = new Map<string, SharedRender & { generation: number }>();
  /** The number of content changes that this process has noticed. */
  #generation = 0;

  constructor(maxSize = MAX_BYTES) {
    this.#pages = new LRUCache({ maxSize, sizeCalculation: ({ page }) => page.bytes });
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
  get(key: string): Pick<StoredPage, "page" | "sourcePath"> | undefined {
    const stored = this.#pages.get(key);
    return stored && stored.freshUntil >= this.#generation ? stored : undefined;
  }

  /** Resolves to the stored page if there is one and its refresh takes longer than `REFRESH_WAIT_MS`. */
  async staleIfSlow(key: string, refresh: Promise<unknown>): Promise<Encoded | undefined> {
    const stored = this.#pages.peek(key)?.page;
    return stored && !(await settlesWithin(refresh, REFRESH_WAIT_MS)) ? stored : undefined;
  }

  /**
   * Returns the stored page if it is fresh, else starts or joins a render of this generation. If the render
   * fails or may not be stored, `page` resolves to the stale page, if there is one and the render did not find it gone.
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
      const freshUntil = cache === "static" ? Number.POSITIVE_INFINITY : generation;
      this.#pages.set(key, { page, sourcePath: path, freshUntil });
    }
    return page;
  }
}

/** Whether the cache, browsers and proxies may store the page: a whole one for more than one request. */
function isStorable({ status, headers }: Rendered): boolean {
  return status === 200 && !headers["Cache-Control"]?.includes("no-store");
}

/** Whether the page is at another address now, or nowhere. A render fails with 429 only if `load` has found nothing. */
function isGone({ status }: { status: number }): boolean {
  return [308, 404, 429].includes(status);
}

/** Compresses a page with status 200 in every coding. */
async function encode({ headers, body }: Rendered): Promise<Encoded> {
  const [br, gzip] = await Promise.all([
    compress(body, "br", "cached"),
    compress(body, "gzip", "cached"),
  ]);
  // A weak ETag, because it is the same for all codings.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const shared = { ...headers, ETag: etag };
  const { "Content-Type": _type, ...notModified } = shared as Record<string, string>;
  return {
    etag,
    lastModified: headers["Last-Modified"],
    notModifiedHeaders: Object.entries(withCoding(notModified, "identity")).flat(),
    variants: {
      br: variant(compact(br), "br", shared),
      gzip: variant(compact(gzip), "gzip", shared),
      identity: variant(compact(body), "identity", shared),
    },
    bytes: body.length + br.length + gzip.length + OVERHEAD_BYTES,
  };
}

/** Copies a short buffer that would keep a whole chunk of zlib or of a pool in memory. */
function compact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Adds the headers of a compressed body. */
export function variant(
  body: Buffer,
  coding: Coding,
  headers: Readonly<Record<string, string>>,
): Variant {
  const own = { ...withCoding(headers, coding), "Content-Length": String(body.length) };
  return { body, headers: Object.entries(own).flat() };
}
