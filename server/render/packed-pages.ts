import type { IncomingMessage, ServerResponse } from "node:http";
import { compressBoth, hashOf } from "./compress.ts";
import { type Encoding, negotiateEncoding } from "./negotiate.ts";
import { type OwnHeader, SharedHead } from "./shared-head.ts";

/** A finished page before packing. */
export interface FinishedPage {
  html: Buffer;
  headers: Record<string, string>;
  /** `live` where somebody waits while it is packed. */
  effort?: "live" | "packed";
}

/** One page in one coding: what a request costs is handing this over. */
interface PackedAnswer {
  head: SharedHead;
  /** What a 304 repeats (RFC 9110, section 15.4.5). */
  head304: SharedHead;
  body: Buffer;
}

interface Packed {
  answers: Record<Encoding, PackedAnswer>;
  /** The opaque part that the ETags of all codings share. */
  hash: string;
  /** By the clock of the pages: the one with the lowest was asked for longest ago. */
  usedAt: number;
}

/** Most pages take under 100 kB in all codings; a few posts may take megabytes. */
const BYTES_MAX = 128 * 1024 * 1024;

type Render = () => Promise<FinishedPage>;

/**
 * Finished pages, kept as the bytes that go out. A page is rendered once for all who ask for
 * it together, its older bytes are served until newer ones are ready, and the least recently
 * used page goes when there are more than `capacity`, or they take more than `bytesMax`.
 */
export class PackedPages {
  readonly #capacity: number;
  readonly #bytesMax: number;
  readonly #compressBoth: typeof compressBoth;
  readonly #pages = new Map<string, Packed>();
  readonly #underWay = new Map<string, Promise<void>>();
  /** Ticks with every page that is packed or handed over. */
  #clock = 0;
  hits = 0;
  misses = 0;
  /** Goes up whenever the content changes: what was read before is not to be kept after. */
  epoch = 0;

  constructor(capacity: number, compress = compressBoth, bytesMax = BYTES_MAX) {
    this.#capacity = capacity;
    this.#bytesMax = bytesMax;
    this.#compressBoth = compress;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Those asked for last come last. */
  get keys(): string[] {
    return this.#oldestFirst().map(([key]) => key);
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

  /**
   * Answers a GET or HEAD from memory, or returns false and leaves the response alone.
   * `more` is a header of this answer alone.
   */
  answer(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    more?: OwnHeader,
  ): boolean {
    const page = this.#pages.get(key);
    const { headers } = request;
    const encoding = negotiateEncoding(headers["accept-encoding"] as string | undefined);
    if (page === undefined || encoding === undefined) {
      this.misses += 1;
      return false;
    }
    this.hits += 1;
    page.usedAt = this.#clock += 1;
    const { head, head304, body } = page.answers[encoding];
    const known = headers["if-none-match"];
    if (known !== undefined && matches(known, page.hash)) {
      head304.write(request, response, more);
      response.end();
    } else {
      head.write(request, response, more);
      response.end(request.method === "HEAD" ? undefined : body);
    }
    return true;
  }

  async #pack(key: string, render: Render): Promise<void> {
    const { html, headers, effort = "packed" } = await render();
    const hash = hashOf(html);
    const { gzip, br } = await this.#compressBoth(html, effort);
    const pack = (encoding: Encoding, body: Buffer) => packAnswer(headers, hash, encoding, body);
    const answers = {
      identity: pack("identity", html),
      gzip: pack("gzip", gzip),
      br: pack("br", br),
    };
    this.#clock += 1;
    const usedAt = this.#pages.get(key)?.usedAt ?? this.#clock;
    this.#pages.set(key, { answers, hash, usedAt });
    this.#makeRoom();
  }

  #makeRoom(): void {
    const oldestFirst = this.#oldestFirst();
    let bytes = oldestFirst.reduce((sum, [, page]) => sum + bytesOf(page), 0);
    for (const [key, page] of oldestFirst) {
      if (this.#pages.size <= this.#capacity && bytes <= this.#bytesMax) return;
      this.#pages.delete(key);
      bytes -= bytesOf(page);
    }
  }

  /** Rarely wanted, so hits need not keep an order. */
  #oldestFirst(): [string, Packed][] {
    return [...this.#pages].sort(([, a], [, b]) => a.usedAt - b.usedAt);
  }
}

function bytesOf({ answers }: Packed): number {
  return answers.identity.body.length + answers.gzip.body.length + answers.br.body.length;
}

function packAnswer(
  headers: Record<string, string>,
  hash: string,
  encoding: Encoding,
  body: Buffer,
): PackedAnswer {
  const validators = {
    ETag: encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`,
    Vary: "Accept-Encoding",
  };
  const coding = encoding === "identity" ? {} : { "Content-Encoding": encoding };
  const length = { "Content-Length": String(body.length) };
  return {
    body,
    head: SharedHead.of(200, { ...headers, ...validators, ...coding, ...length }),
    head304: SharedHead.of(304, { ...withoutContent(headers), ...validators }),
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
