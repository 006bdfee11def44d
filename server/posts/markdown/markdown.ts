import { hash } from "node:crypto";
import { Mutex } from "async-mutex";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import type { Log } from "../../base/log.ts";
import { programUrl } from "../../base/program-url.ts";
import type { PictureSigner } from "../remote-pictures/signed-address.ts";
import type { MarkdownTasks, MarkdownWorkerData } from "./markdown-worker.ts";
import { plainPost } from "./plain-post.ts";
import type { InspectedPost, RenderedPost } from "./rendered-post.ts";
import { writeHtml } from "./write-html.ts";

export type Markdown = ReturnType<typeof createMarkdown>;

export interface MarkdownOptions {
  log: Log;
  /** The parsing of a text is given up after this time. */
  deadlineMs?: number;
  /** Time limit for the start of the thread. */
  startLimitMs?: number;
  /** Delay until a text that missed the deadline is parsed again. */
  retryMs?: number;
  /** Capacity of the cache in characters. */
  memoCharacters?: number;
  /** The public origin, which identifies the site's own pictures and links. */
  siteUrl?: string;
  /** Without it, pictures on other hosts become links. */
  pictureSigner?: PictureSigner;
}

/** Many times what a long text takes, so that a busy machine shows no harmless text escaped. */
const DEADLINE_MS = 6_000;

/** Limits the memory that one text can use. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192 };

/** After this time without a text, the thread ends and frees its memory. */
const IDLE_MS = 60_000;

/** How many texts that missed the deadline are remembered. */
const MAX_OVERDUE = 10_000;

/** After this many attempts, a text stays escaped, so that pages with it can be cached. */
const MAX_ATTEMPTS = 3;

/** The priority of a text that missed the deadline before. Of the others, shorter texts have a higher priority. */
const LOWEST_PRIORITY = Number.MIN_SAFE_INTEGER;

/**
 * Parses posts, which are untrusted input, in a worker thread, one after another: short texts first, so that hostile
 * ones, which need length to take time, delay only each other. Caches results in memory.
 */
export function createMarkdown(options: MarkdownOptions) {
  const { log, deadlineMs = DEADLINE_MS, startLimitMs = 30_000 } = options;
  const { retryMs = 60_000, memoCharacters = 16_000_000 } = options;
  const workerData: MarkdownWorkerData = {
    siteUrl: options.siteUrl ?? "http://site.invalid",
    pictureSigner: options.pictureSigner,
  };
  const open = () => {
    const pool = new Piscina({
      filename: programUrl("markdown-worker").href,
      execArgv: [],
      workerData,
      resourceLimits: RESOURCE_LIMITS,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    // Without a listener, an error between two tasks would end the process.
    return pool.on("error", () => undefined);
  };
  let worker = open();
  const turns = new Mutex();
  let isClosed = false;
  /** The number of failed attempts for each text, by its hash. */
  const overdue = new LRUCache<string, number>({ max: MAX_OVERDUE });

  /** Rejects if the text misses the deadline, which counts from when the worker begins with it. */
  async function run<Name extends keyof MarkdownTasks>(
    name: Name,
    markdown: string,
  ): Promise<MarkdownTasks[Name]> {
    const key = hash("sha1", markdown);
    return turns.runExclusive(
      async () => {
        if (isClosed) throw new Error("The parser is closed");
        try {
          await worker.run(undefined, { name: "ready", signal: AbortSignal.timeout(startLimitMs) });
          return await worker.run(markdown, { name, signal: AbortSignal.timeout(deadlineMs) });
        } catch (error) {
          overdue.set(key, (overdue.get(key) ?? 0) + 1);
          renewWorker();
          throw error;
        }
      },
      overdue.has(key) ? LOWEST_PRIORITY : -markdown.length,
    );
  }

  /** Ends the thread and prepares another, because a thread that hangs would hold back all texts. */
  function renewWorker(): void {
    if (isClosed) return;
    void worker.destroy();
    worker = open();
  }

  const mayRetry = (markdown: string) => (overdue.get(hash("sha1", markdown)) ?? 0) < MAX_ATTEMPTS;

  /** A text that the worker cannot parse in time is escaped, and parsed again after `retryMs`. */
  async function parse(markdown: string): Promise<RenderedPost> {
    const post = await run("render", markdown).catch((error): RenderedPost => {
      const escaped = writeHtml(plainPost(markdown, error));
      return mayRetry(markdown) ? { ...escaped, timedOut: true } : escaped;
    });
    const { escapeReason: reason } = post;
    if (reason) log.warn({ reason, characters: markdown.length }, "a post is shown escaped");
    return post;
  }

  /** The results by their texts, those of a text that missed the deadline for `retryMs`. */
  const results = new LRUCache<string, RenderedPost>({
    maxSize: memoCharacters,
    sizeCalculation: ({ html }, markdown) => html.length + markdown.length + 1,
    // Without it, `fetch` rejects if other results displace a text that is still being parsed.
    ignoreFetchAbort: true,
    async fetchMethod(markdown, _stale, { options: entry }) {
      const post = await parse(markdown);
      if (post.timedOut) entry.ttl = retryMs;
      return post;
    },
  });

  return {
    /** Renders a post's text. Never rejects: a text beyond the limits is escaped. */
    render: (markdown: string): Promise<RenderedPost> => results.forceFetch(markdown),
    /** Returns what a check needs to know. @throws Error if the text would be shown escaped */
    inspect: (markdown: string): Promise<InspectedPost> => run("inspect", markdown),
    /** Rejects the running and all waiting tasks. */
    async close(): Promise<void> {
      isClosed = true;
      await worker.destroy();
    },
  };
}
