import { readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { hashedFileHeaders } from "./middleware/static-files.ts";
import { type Encoding, negotiateEncoding } from "./render/negotiate.ts";
import { type OwnHeader, SharedHead } from "./render/shared-head.ts";

/** Where the build puts what has a hash in its name, and never changes. */
const ASSETS = "/assets/";
/** Larger ones are streamed. */
const FILE_BYTES_MAX = 64 * 1024;
/** A visit takes under 300 kB of them, and most visits take the same. */
const BYTES_MAX = 2 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const ENDINGS = { br: ".br", gzip: ".gz", identity: "" } as const;

interface Form {
  head: SharedHead;
  head304: SharedHead;
  etag: string;
  body: Buffer;
}

type Forms = Partial<Record<Encoding, Form>>;

/**
 * The build's small hashed files, handed over from memory as packed pages are. One is read when it
 * is first asked for; that request, ranges, and whatever finds no room are left to someone else.
 */
export class KeptFiles {
  readonly #folder: string;
  readonly #bytesMax: number;
  /** What there was at the start. Nothing else is ever looked for. */
  readonly #names: ReadonlySet<string>;
  /** Empty: it is being read, or cannot be kept. */
  readonly #files = new Map<string, Forms>();
  #bytes = 0;
  hits = 0;

  /** @param folder what visitors may fetch */
  constructor(folder: string, bytesMax = BYTES_MAX) {
    this.#folder = join(folder, ASSETS);
    this.#bytesMax = bytesMax;
    this.#names = new Set(readdirSync(this.#folder));
  }

  /** Whether this address may be one of these files. */
  isAddress(url: string): boolean {
    return url.startsWith(ASSETS);
  }

  has(url: string): boolean {
    return this.#files.has(url);
  }

  /** Answers a GET or HEAD from memory, or returns false and leaves the response alone. */
  answer(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
    more?: OwnHeader,
  ): boolean {
    const forms = this.#files.get(url);
    if (forms === undefined) {
      this.#keep(url);
      return false;
    }
    const { headers } = request;
    const form = formFor(headers["accept-encoding"] as string | undefined, forms);
    if (form === undefined || headers.range !== undefined) return false;
    this.hits += 1;
    if (headers["if-none-match"]?.includes(form.etag)) {
      form.head304.write(request, response, more);
      response.end();
    } else {
      form.head.write(request, response, more);
      response.end(request.method === "HEAD" ? undefined : form.body);
    }
    return true;
  }

  #keep(url: string): void {
    const name = url.slice(ASSETS.length);
    const type = TYPES[extname(name)];
    if (type === undefined || !this.#names.has(name)) return;
    this.#files.set(url, {});
    this.#read(name, type)
      .then((forms) => this.#files.set(url, forms))
      // Whoever serves it otherwise meets the same fault, and says so.
      .catch(() => this.#files.delete(url));
  }

  async #read(name: string, type: string): Promise<Forms> {
    const forms: Forms = {};
    for (const [encoding, ending] of Object.entries(ENDINGS) as [Encoding, string][]) {
      const file = name + ending;
      if (!this.#names.has(file)) continue;
      const { size, mtime } = await stat(this.#folder + file);
      if (size > FILE_BYTES_MAX || this.#bytes + size > this.#bytesMax) continue;
      const body = await readFile(this.#folder + file);
      this.#bytes += size;
      forms[encoding] = formOf(body, encoding, type, mtime);
    }
    return forms;
  }
}

/** Undefined: the client takes none of these, or the one it should have is not kept. */
function formFor(accept: string | undefined, forms: Forms): Form | undefined {
  const encoding = negotiateEncoding(accept);
  const isPacked = forms.br !== undefined || forms.gzip !== undefined;
  if (encoding === undefined || isPacked) return encoding && forms[encoding];
  return forms.identity;
}

function formOf(body: Buffer, encoding: Encoding, type: string, modified: Date): Form {
  const etag = `W/"${body.length}-${modified.getTime()}"`;
  const validators = { ETag: etag, Vary: "Accept-Encoding", ...hashedFileHeaders };
  const described = {
    "Content-Length": String(body.length),
    "Content-Type": type,
    "Last-Modified": modified.toUTCString(),
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
  return {
    body,
    etag,
    head: SharedHead.of(200, { ...described, ...validators }),
    head304: SharedHead.of(304, validators),
  };
}
