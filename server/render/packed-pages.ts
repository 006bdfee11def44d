import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { compress, hashOf } from "./compress.ts";
import { type Encoding, negotiateEncoding } from "./negotiate.ts";

/** A finished page before packing. */
export interface FinishedPage {
  html: Buffer;
  headers: Record<string, string>;
  /** `live` where somebody waits while it is packed. */
  effort?: "live" | "packed";
}

interface Packed {
  bodies: Record<Encoding, Buffer>;
  /** Complete headers, by coding; what a request costs is handing these over. */
  headers: Record<Encoding, OutgoingHttpHeaders>;
  /** What a 304 repeats (RFC 9110, section 15.4.5). */
  headers304: Record<Encoding, OutgoingHttpHeaders>;
  /** The opaque part that the ETags of all codings share. */
  hash: string;
}

type Render = () => Promise<FinishedPage>;

/**
 * Finished pages, kept as the bytes that go out. A page is rendered once for all who ask for
 * it together, its older bytes are served until newer ones are ready, and the least recently
 * used page goes when there are more than `capacity`.
 */
export class PackedPages {
  readonly #capacity: number;
  readonly #pages = new Map<string, Packed>();
  readonly #underWay = new Map<string, Promise<void>>();
  hits = 0;
  misses = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#pages.size;
  }

  get keys(): string[] {
    return [...this.#pages.keys()];
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  drop(key: string): void {
    this.#pages.delete(key);
  }

  /** Like `drop`, also of what is being packed from the content before now. */
  async forget(key: string): Promise<void> {
    this.#pages.delete(key);
    await this.#underWay.get(key)?.catch(() => undefined);
    this.#pages.delete(key);
  }

  /** Renders and packs a page, unless that is under way. Rejects as `render` does, keeping nothing new. */
  pack(key: string, render: Render): Promise<void> {
    const running = this.#underWay.get(key);
    if (running !== undefined) return running;
    const packing = this.#pack(key, render).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, packing);
    return packing;
  }

  /** Like `pack`, but never content with a render that began before now. */
  async packAgain(key: string, render: Render): Promise<void> {
    await this.#underWay.get(key)?.catch(() => undefined);
    await this.pack(key, render);
  }

  /** Answers a GET or HEAD from memory, or returns false and leaves the response alone. */
  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#pages.get(key);
    const encoding = negotiateEncoding(request.headers["accept-encoding"] as string | undefined);
    if (page === undefined || encoding === undefined) {
      this.misses += 1;
      return false;
    }
    this.hits += 1;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const known = request.headers["if-none-match"];
    if (known !== undefined && matches(known, page.hash)) {
      response.writeHead(304, page.headers304[encoding]).end();
      return true;
    }
    response.writeHead(200, page.headers[encoding]);
    response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
    return true;
  }

  async #pack(key: string, render: Render): Promise<void> {
    const { html, headers, effort = "packed" } = await render();
    const hash = hashOf(html);
    const [gzip, br] = await Promise.all([
      compress(html, "gzip", effort),
      compress(html, "br", effort),
    ]);
    const bodies = { identity: html, gzip, br };
    this.#pages.delete(key);
    this.#pages.set(key, {
      bodies,
      hash,
      headers: forEachEncoding((encoding) => ({
        ...headers,
        ...validators(hash, encoding),
        ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
        "Content-Length": bodies[encoding].length,
      })),
      headers304: forEachEncoding((encoding) => ({
        ...withoutContent(headers),
        ...validators(hash, encoding),
      })),
    });
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#capacity) break;
      this.#pages.delete(oldest);
    }
  }
}

function forEachEncoding<T>(make: (encoding: Encoding) => T): Record<Encoding, T> {
  return { identity: make("identity"), gzip: make("gzip"), br: make("br") };
}

function validators(hash: string, encoding: Encoding) {
  return {
    ETag: encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`,
    Vary: "Accept-Encoding",
  };
}

function withoutContent(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.toLowerCase().startsWith("content-type")),
  );
}

/** A page's content is what its hash says, whatever coding an earlier answer had. */
function matches(ifNoneMatch: string, hash: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.includes(hash);
}
