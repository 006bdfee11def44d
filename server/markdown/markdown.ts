import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.ts";
import { WorkerThread } from "../base/worker-thread.ts";
import type { PictureSigner } from "../remote-pictures/signed-address.ts";
import { excerptOf, openingOf } from "./excerpt.ts";
import type {
  ExcerptReply,
  MarkdownTask,
  MarkdownWorkerData,
  PostReply,
} from "./markdown-worker.ts";
import { plainPost } from "./plain-post.ts";
import type { RenderedPost } from "./rendered-post.ts";
import { writeHtml } from "./write-html.ts";

export type Markdown = ReturnType<typeof createMarkdown>;

export interface MarkdownOptions {
  log: Log;
  /** Time limit for parsing a text. */
  deadlineMs?: number;
  /** Delay until a text that missed the deadline is parsed again. */
  retryMs?: number;
  /** Capacity of each cache in characters. */
  memoCharacters?: number;
  /** The public origin, which identifies the site's own pictures and links. */
  siteUrl?: string;
  /** Without it, pictures on other hosts become links. */
  pictureSigner?: PictureSigner;
}

/** Limits the memory that one text can use. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192 };

/**
 * Parses posts, which are untrusted input, in a worker thread. Caches results in memory.
 */
export function createMarkdown(options: MarkdownOptions) {
  const { log, deadlineMs = 2000, retryMs = 60_000, memoCharacters = 16_000_000 } = options;
  const workerData: MarkdownWorkerData = {
    siteUrl: options.siteUrl ?? "http://site.invalid",
    pictureSigner: options.pictureSigner,
  };
  const thread = new WorkerThread<MarkdownTask>("markdown-worker", {
    workerData,
    resourceLimits: RESOURCE_LIMITS,
  });

  /** A text that the worker cannot parse in time is escaped, and parsed again after `retryMs`. */
  async function parse(markdown: string): Promise<RenderedPost> {
    const characters = markdown.length;
    try {
      const reply = await thread.run({ type: "post", markdown }, deadlineMs);
      const { post, escapeReason } = reply as PostReply;
      if (escapeReason) log.warn({ reason: escapeReason, characters }, "a post is shown escaped");
      return post;
    } catch (error) {
      log.warn({ reason: String(error), characters }, "a post could not be parsed");
      return { ...writeHtml(plainPost(markdown)), timedOut: true };
    }
  }

  async function parseExcerpt(opening: string): Promise<string> {
    try {
      const reply = await thread.run({ type: "excerpt", markdown: opening }, deadlineMs);
      return (reply as ExcerptReply).excerpt;
    } catch {
      return excerptOf(opening);
    }
  }

  // The keys are the texts, so both count for the size.
  const excerpts = new LRUCache<string, string>({
    maxSize: memoCharacters,
    sizeCalculation: (text, opening) => text.length + opening.length + 1,
    fetchMethod: parseExcerpt,
  });
  const posts = new LRUCache<string, RenderedPost>({
    maxSize: memoCharacters,
    sizeCalculation: ({ html }, markdown) => html.length + markdown.length + 1,
    async fetchMethod(markdown, _stale, { options: entry }) {
      const post = await parse(markdown);
      if (post.timedOut) entry.ttl = retryMs;
      return post;
    },
  });

  return {
    /** Renders a post's text. Never rejects: a text beyond the limits is escaped. */
    render: async (markdown: string) => (await posts.fetch(markdown)) ?? parse(markdown),
    /** Returns the excerpt of a text or of its opening; see `excerptOf`. Never rejects. */
    async excerpt(markdown: string) {
      const opening = openingOf(markdown);
      return (await excerpts.fetch(opening)) ?? parseExcerpt(opening);
    },
    close: () => thread.close(),
  };
}
